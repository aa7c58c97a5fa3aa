<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Quote requests are kept in WordPress, seen only in wp-admin, and mailed to the site's address. */

namespace HardMetals;

defined('ABSPATH') || exit;

const QUOTE_TYPE = 'quote_request';

add_action('init', fn() => register_post_type(QUOTE_TYPE, [
    'label'           => 'Quote requests',
    'public'          => false,
    // beside Contact Form 7 requests are its own: an empty menu would say that there are none
    'show_ui'         => !defined('WPCF7_VERSION') || has_quote_requests(),
    'show_in_rest'    => false,
    'menu_icon'       => 'dashicons-email',
    'supports'        => ['title', 'editor'],
    'capability_type' => 'page',
    'capabilities'    => ['create_posts' => 'do_not_allow'],
    'map_meta_cap'    => true,
]));

/** Whether any was ever kept here. */
function has_quote_requests(): bool {
    global $wpdb;
    return (bool) $wpdb->get_var($wpdb->prepare("SELECT ID FROM $wpdb->posts WHERE post_type = %s LIMIT 1", QUOTE_TYPE));
}

/** One line, so that no value can start a mail header. */
function one_line(mixed $value): string {
    return trim(preg_replace('/\s+/', ' ', (string) $value));
}

/** The answers to the form's questions; whatever else was posted is nobody's. */
function quote_values(array $posted): array {
    return array_filter(array_intersect_key($posted, QUOTE_RULES), is_string(...));
}

/** The answers, a line each. */
function quote_lines(array $values): string {
    return implode("\n", array_map(fn(string $field): string => "$field: {$values[$field]}", array_keys(QUOTE_RULES)));
}

function is_quote_kept(string $reference): bool {
    return $reference !== '' && get_posts([
        'post_type'   => QUOTE_TYPE,
        'post_status' => 'any',
        'meta_key'    => '_reference',
        'meta_value'  => $reference,
        'fields'      => 'ids',
        'numberposts' => 1,
    ]) !== [];
}

/** Keeps it once: one whose mail failed comes again under the same reference. */
function keep_quote_request(array $values, string $reference): void {
    if (is_quote_kept($reference)) {
        return;
    }
    wp_insert_post(wp_slash([
        'post_type'    => QUOTE_TYPE,
        'post_status'  => 'private',
        'post_title'   => one_line("{$values['fullname']}, {$values['companyname']}"),
        'post_content' => esc_html(quote_lines($values)),
        'meta_input'   => ['_values' => wp_json_encode($values, JSON_UNESCAPED_UNICODE), '_reference' => $reference],
    ]));
}

/** Whether the mail server took it. */
function mail_quote_request(array $values): bool {
    return wp_mail(get_option('admin_email'), 'Quote request from ' . one_line($values['fullname']), quote_lines($values));
}
