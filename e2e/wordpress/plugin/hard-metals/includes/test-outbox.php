<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A window for tests into what the quote form received. It exists in environment `local` only. */

namespace HardMetals;

use WP_REST_Request;

defined('ABSPATH') || exit;

if (wp_get_environment_type() !== 'local') {
    return;
}

/** A message that contains this is refused by the mail server. */
const MAIL_FAILS = '[mail_failed]';

function quote_ids(): array {
    return get_posts([
        'post_type'   => QUOTE_TYPE,
        'post_status' => 'private',
        'numberposts' => -1,
        'orderby'     => 'ID',
        'order'       => 'ASC',
        'fields'      => 'ids',
    ]);
}

function outbox(WP_REST_Request $request): array {
    $ids = quote_ids();
    if ($request->get_method() === 'DELETE') {
        array_map(fn(int $id) => wp_delete_post($id, true), $ids);
        return [];
    }
    return array_map(fn(int $id): array => json_decode(get_post_meta($id, '_values', true), true)
        + ['at' => get_post_datetime($id)->format(DATE_ATOM)], $ids);
}

add_action('rest_api_init', fn() => register_rest_route('hm-test/v1', '/outbox', [
    'methods'             => ['GET', 'DELETE'],
    'callback'            => outbox(...),
    'permission_callback' => '__return_true',
]));

// no mail leaves a local WordPress
add_filter('pre_wp_mail', fn(mixed $sent, array $mail): bool => !str_contains($mail['message'], MAIL_FAILS), 10, 2);
