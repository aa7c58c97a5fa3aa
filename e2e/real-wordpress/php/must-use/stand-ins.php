<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Plugins that cannot be had here, by files that answer like the recorded answers of the real ones (e2e/wordpress/answers). A test
 * switches one off and on again, as an administrator does with the plugin.
 */

const STAND_INS = [
    'action-scheduler' => ['action-scheduler'],
    'contact-form-7'   => ['contact-form-7'],
    'fields'           => ['field-values', 'fields', 'images', 'relations'],
    'menus'            => ['menus'],
    'seo'              => ['seo'],
];
const STAND_INS_OFF = 'hm_test_off';

/** The content types of our plugin; none while it is switched off. */
function types_of_plugin(): array {
    return function_exists('HardMetals\public_types') ? HardMetals\public_types() : [];
}

foreach (STAND_INS as $stand_in => $files) {
    if (!in_array($stand_in, (array) get_option(STAND_INS_OFF, []), true)) {
        array_map(fn(string $file) => require __DIR__ . "/stand-ins/$file.php", $files);
    }
}

add_action('rest_api_init', fn() => register_rest_route('hm-test/v1', '/off', [
    'methods'             => 'POST',
    'callback'            => fn(WP_REST_Request $request): bool => update_option(STAND_INS_OFF, (array) $request['stand_ins']),
    'permission_callback' => fn(): bool => current_user_can('manage_options'),
]));
