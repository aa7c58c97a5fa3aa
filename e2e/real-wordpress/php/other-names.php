<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Another WordPress's names: titanium, forms and services are types of its own, and fields, sections and the form are called otherwise. */

namespace HardMetals\OtherNames;

const TYPES = [
    'titanium_grades' => ['ti_alloy', 'ti-alloys', 'Titanium alloys'],
    'titanium_specs'  => ['ti_norm', 'ti-norms', 'Titanium standards'],
    'forms'           => ['shape', 'shapes', 'Product shapes'],
    'um_services'     => ['service', 'our-services', 'Services'],
];
const FIELDS = [
    'chemistry'                  => 'composition',
    'uns'                        => 'uns_number',
    'specs-titanium'             => 'norms',
    'titanium_spec_links'        => 'norm',
    'flexibleLayoutDanzerscript' => 'builder',
    'sectionTitle'               => 'headline',
    'sectionDescription'         => 'copy',
];
const LAYOUTS = ['card' => 'tiles', 'simpleText' => 'textblock'];
const FORM = ['fullname' => 'your-name', 'companyname' => 'your-company', 'email' => 'your-email', 'phone' => 'your-tel', 'message' => 'your-message'];

function renamed(mixed $value): mixed {
    if (!is_array($value)) {
        return $value;
    }
    $named = [];
    foreach ($value as $key => $part) {
        $part = $key === 'acf_fc_layout' ? (LAYOUTS[$part] ?? $part) : renamed($part);
        $named[FIELDS[$key] ?? $key] = $part;
    }
    return $named;
}

add_action('init', function (): void {
    global $wpdb;
    foreach (TYPES as $ours => [$type, $rest, $label]) {
        unregister_post_type($ours);
        register_post_type($type, [
            'label'        => $label,
            'public'       => true,
            'show_in_rest' => true,
            'rest_base'    => $rest,
            'rewrite'      => ['slug' => $rest],
            'supports'     => ['title', 'editor', 'excerpt', 'thumbnail'],
        ]);
        if (get_option('other_names') !== 'yes') {
            $wpdb->update($wpdb->posts, ['post_type' => $type], ['post_type' => $ours]);
        }
    }
    if (get_option('other_names') !== 'yes') {
        update_option('other_names', 'yes');
        // as an administrator pastes it at Tools → Site notices
        update_option(\HardMetals\NAMES_OPTION, (string) wp_json_encode(['collections' => array_combine(array_keys(TYPES), array_column(TYPES, 0))]));
        flush_rewrite_rules();
    }
}, 30);

add_action('rest_api_init', function (): void {
    register_rest_field([...array_column(TYPES, 0), ...\HardMetals\public_types()], 'acf', [
        'get_callback' => fn(array $post): mixed => renamed(\HardMetals\fields_of($post['id'])),
    ]);
}, 200);


// a page shows form 7, and there is no other
add_filter('the_content', fn(string $html): string => $html . '<div class="wpcf7" data-wpcf7-id="7"></div>');
add_filter('rest_pre_dispatch', function (mixed $answer, \WP_REST_Server $server, \WP_REST_Request $request): mixed {
    if (!preg_match('%/contact-forms/(\d+)/feedback(/schema)?$%', $request->get_route(), $found)) {
        return $answer;
    }
    if ($found[1] !== '7') {
        return new \WP_Error('wpcf7_not_found', 'The requested contact form was not found.', ['status' => 404]);
    }
    return rest_ensure_response(isset($found[2]) ? form_schema() : form_answer($request));
}, 10, 3);

function form_schema(): array {
    $schema = \HardMetals\quote_schema();
    foreach ($schema['rules'] as &$rule) {
        $rule['field'] = FORM[$rule['field']];
    }
    return $schema;
}

/** What was posted, under the names that the plugin's form knows; its answer names the fields as this form does. */
function form_answer(\WP_REST_Request $request): mixed {
    $values = $request->get_body_params();
    foreach (FORM as $ours => $theirs) {
        $values[$ours] = $values[$theirs] ?? '';
    }
    $request->set_body_params($values);
    $request->set_url_params(['id' => \HardMetals\QUOTE_FORM_ID]);
    $answer = \HardMetals\quote_feedback($request);
    if (is_array($answer)) {
        foreach ($answer['invalid_fields'] as &$invalid) {
            $invalid['field'] = FORM[$invalid['field']];
        }
    }
    return $answer;
}
