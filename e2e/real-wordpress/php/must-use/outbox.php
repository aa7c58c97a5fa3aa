<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** For tests: what the plugin's own quote form has kept. */

function outbox(): array {
    $requests = get_posts(['post_type' => 'quote_request', 'post_status' => 'private', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC']);
    return array_map(fn(WP_Post $request): array => json_decode(get_post_meta($request->ID, '_values', true), true), $requests);
}

add_action('rest_api_init', fn() => register_rest_route('hm-test/v1', '/outbox', [
    'methods'             => 'GET',
    'callback'            => outbox(...),
    'permission_callback' => fn(): bool => current_user_can('manage_options'),
]));
