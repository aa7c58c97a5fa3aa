<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Sends queued notices, never in the request of the editor who caused them. */

namespace HardMetals;

use WP_Error;
use WP_REST_Request;

defined('ABSPATH') || exit;

/** How long the site may take: it reads the change from this WordPress before it answers. */
const DELIVERY_TIMEOUT = 60;
/** Seconds until the next try, by how many there were; the last one holds. */
const RETRY_AFTER = [15, 60, 300, 900, 3600];

const DELIVER_ACTION = 'hard_metals_deliver_notices';

/** Proves to ourselves that a request to deliver is ours. */
function delivery_token(): string {
    return hash_hmac('sha256', DELIVER_ACTION, wp_salt('nonce'));
}

/** Asks this WordPress, in a request of its own that nobody waits for, to deliver. The cron stands behind it. */
function start_delivery(): void {
    wp_clear_scheduled_hook(DELIVER_ACTION);
    wp_schedule_single_event(time() + RETRY_AFTER[0], DELIVER_ACTION);
    wp_remote_post(rest_url('hard-metals/v1/notices/deliver'), [
        'blocking'  => false,
        'timeout'   => 0.01,
        'sslverify' => apply_filters('https_local_ssl_verify', false),
        'headers'   => ['X-Delivery-Token' => delivery_token()],
    ]);
}

function deliver_notices(): void {
    ignore_user_abort(true);
    while ($notice = take_notice(DELIVERY_TIMEOUT + 30)) {
        deliver_notice($notice);
    }
    wp_clear_scheduled_hook(DELIVER_ACTION);
    if ($due = next_due()) {
        wp_schedule_single_event($due, DELIVER_ACTION);
    }
}

function deliver_notice(object $notice): void {
    $timestamp = (string) time();
    $answer    = wp_remote_post(site_url_of_visitors() . '/api/notice/', [
        'timeout'     => DELIVERY_TIMEOUT,
        'redirection' => 0,
        'body'        => $notice->body,
        'headers'     => [
            'Content-Type'       => 'application/json',
            'X-Notice-Timestamp' => $timestamp,
            'X-Notice-Signature' => notice_signature(notice_secret(), $timestamp, $notice->body),
        ],
    ]);
    $state = state_after((int) wp_remote_retrieve_response_code($answer), time() - $notice->made);
    $wait  = RETRY_AFTER[min($notice->tries, count(RETRY_AFTER)) - 1];
    file_notice($notice, $state, time() + $wait, answer_in_words($answer));
}

/** The site's own words, as JSON; or why there are none. */
function answer_in_words(array|WP_Error $answer): string {
    if ($answer instanceof WP_Error) {
        return (string) wp_json_encode(['message' => 'The site does not answer: ' . $answer->get_error_message()]);
    }
    $body = wp_remote_retrieve_body($answer);
    $code = wp_remote_retrieve_response_code($answer);
    return is_array(json_decode($body, true)) ? $body : (string) wp_json_encode(['message' => "The site answered $code."]);
}

add_action(DELIVER_ACTION, deliver_notices(...));

add_action('rest_api_init', function (): void {
    register_rest_route('hard-metals/v1', '/notices/deliver', [
        'methods'             => 'POST',
        'callback'            => function (): array {
            deliver_notices();
            return ['next' => next_due()];
        },
        'permission_callback' => fn(WP_REST_Request $request): bool => current_user_can('edit_others_posts')
            || hash_equals(delivery_token(), (string) $request->get_header('x-delivery-token')),
    ]);
    register_rest_route('hard-metals/v1', '/notices', [
        'methods'             => 'GET',
        'callback'            => fn(): array => array_map(notice_in_rest(...), latest_notices()),
        'permission_callback' => fn(): bool => current_user_can('edit_others_posts'),
    ]);
});

function notice_in_rest(object $notice): array {
    return [
        'id'      => (int) $notice->id,
        'made'    => gmdate(DATE_ATOM, (int) $notice->made),
        'state'   => $notice->state,
        'tries'   => (int) $notice->tries,
        'changes' => json_decode($notice->body, true)['changes'],
        'answer'  => json_decode($notice->answer, true),
    ];
}
