<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Plugins that cannot be had here, by files that answer like the recorded answers of the real ones (e2e/wordpress/answers). A test
 * switches one off and on again, as an administrator does with the plugin.
 */

const STAND_INS     = ['action-scheduler', 'contact-form-7', 'fields', 'menus', 'seo'];
const STAND_INS_OFF = 'hm_test_off';

/** The content types of our plugin; none while it is switched off. */
function types_of_plugin(): array {
    return function_exists('HardMetals\public_types') ? HardMetals\public_types() : [];
}

foreach (array_diff(STAND_INS, (array) get_option(STAND_INS_OFF, [])) as $stand_in) {
    require __DIR__ . "/stand-ins/$stand_in.php";
}

/** What the plugin's own quote form has kept. */
function outbox(): array {
    $requests = get_posts(['post_type' => 'quote_request', 'post_status' => 'private', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC']);
    return array_map(fn(WP_Post $request): array => json_decode(get_post_meta($request->ID, '_values', true), true), $requests);
}

/** For tests, as an administrator. */
function test_route(string $method, string $path, callable $callback): void {
    register_rest_route('hm-test/v1', $path, [
        'methods'             => $method,
        'callback'            => $callback,
        'permission_callback' => fn(): bool => current_user_can('manage_options'),
    ]);
}

add_action('rest_api_init', function (): void {
    test_route('GET', '/outbox', outbox(...));
    test_route('POST', '/off', fn(WP_REST_Request $request): bool => update_option(STAND_INS_OFF, (array) $request['stand_ins']));
});
