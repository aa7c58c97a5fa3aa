<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Sends queued notices to the site, never in the request of the editor who caused them, and in one process at
 * a time: the site reads from this WordPress before it answers, and PHP workers are few.
 *
 * Nothing here uses WordPress's cron. Every change of its schedule writes the whole schedule back as the
 * process read it, and a post that somebody scheduled meanwhile would never be published.
 */

namespace HardMetals;

use WP_Error;
use WP_REST_Request;

defined('ABSPATH') || exit;

/** How long the site may take: it reads the change from this WordPress before it answers. */
const DELIVERY_TIMEOUT = 60;
/** Seconds until the next try, by how many there were; the last one holds. */
const RETRY_AFTER = [15, 60, 300, 900, 3600];
/** Changes in one webhook, as many as the site takes. */
const MAX_CHANGES = 200;
/** Characters of the site's message, and addresses it refreshed, that are kept. */
const MAX_MESSAGE   = 1000;
const MAX_REFRESHED = 2000;

/** The claim of the process that delivers. */
const DELIVERY = 'delivery';
/** Seconds until another process is started, where the one that was started has not begun. */
const START_TIMEOUT = 15;

function wait_after(int $tries): int {
    return RETRY_AFTER[min($tries, count(RETRY_AFTER)) - 1];
}

/**
 * Where a notice is due and nobody delivers: asks this WordPress to, in a request of its own that ends its
 * answer before it begins. Any request may find that, so a notice that waits needs no schedule; a system cron
 * that calls wp-cron.php delivers also where WordPress cannot call itself.
 */
function start_delivery(): void {
    if (!sends_notices() || !has_due_notices() || !($holder = claim(DELIVERY, START_TIMEOUT))) {
        return;
    }
    if (wp_doing_cron()) {
        deliver_notices($holder);
        return;
    }
    wp_remote_post(rest_url('hard-metals/v1/notices/deliver'), [
        'blocking'  => false,
        'timeout'   => 1,
        'sslverify' => apply_filters('https_local_ssl_verify', false),
        'headers'   => ['X-Delivery-Claim' => $holder],
    ]);
}

/** Ends the answer, so that nobody waits for what this process does next. */
function end_answer(): void {
    ignore_user_abort(true);
    status_header(202);
    header('Content-Length: 0');
    header('Connection: close');
    while (ob_get_level() > 0) {
        ob_end_clean();
    }
    flush();
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) {
            $finish();
        }
    }
}

/** Delivers what waits, as the holder of the claim, until nothing is due. */
function deliver_notices(string $holder): void {
    ignore_user_abort(true);
    $alone = 0;
    do {
        while (true) {
            $holder  = keep_claim(DELIVERY, $holder, DELIVERY_TIMEOUT + 30);
            $notices = $holder ? take_notices($alone > 0 ? 1 : MAX_CHANGES) : null;
            if ($notices === null) {
                return; // the claim that stays keeps others from the same for a while
            }
            if ($notices === []) {
                break;
            }
            $alone = deliver_together($notices) ? max(0, $alone - 1) : count($notices);
        }
        forget_old_notices();
        forget_old_claims();
        release_claim(DELIVERY, $holder);
        // one queued after the last look and before the release, by a process that still saw the claim
    } while (has_due_notices() && ($holder = claim(DELIVERY, DELIVERY_TIMEOUT + 30)));
}

/** Each change once, where it came last. */
function changes_together(array $notices): array {
    $changes = [];
    foreach (array_merge(...array_map(changes_of(...), $notices)) as $change) {
        $key = (string) json_encode($change);
        unset($changes[$key]);
        $changes[$key] = $change;
    }
    return array_values($changes);
}

/** Sends notices in one webhook and files each. False where the site refuses what they say together: then each is due alone. */
function deliver_together(array $notices): bool {
    $answer = send_webhook(changes_together($notices));
    $status = (int) wp_remote_retrieve_response_code($answer);
    if (count($notices) > 1 && in_array($status, [400, 413, 422], true)) {
        array_map(fn(object $notice) => file_notice($notice, 'waiting', time(), ''), $notices);
        return false;
    }
    $last = array_key_last($notices);
    foreach ($notices as $n => $notice) {
        $state = state_after($status, time() - $notice->made);
        file_notice($notice, $state, time() + wait_after($notice->tries), answer_kept($answer, $n === $last));
    }
    return true;
}

function send_webhook(array $changes): array|WP_Error {
    $timestamp = (string) time();
    $body      = notice_body($changes, wp_generate_uuid4());
    return wp_remote_post(site_url_of_visitors() . '/api/notice/', [
        'timeout'             => DELIVERY_TIMEOUT,
        'redirection'         => 0,
        'limit_response_size' => MB_IN_BYTES,
        'body'                => $body,
        'headers'             => [
            'Content-Type'       => 'application/json',
            'X-Notice-Timestamp' => $timestamp,
            'X-Notice-Signature' => notice_signature(notice_secret(), $timestamp, $body),
        ],
    ]);
}

/** The site's message, or why there is none, and the addresses it refreshed, as JSON. Whatever else it says is dropped. */
function answer_kept(array|WP_Error $answer, bool $with_addresses): string {
    if ($answer instanceof WP_Error) {
        return (string) wp_json_encode(['message' => 'The site does not answer: ' . $answer->get_error_message()]);
    }
    $said      = json_decode(wp_remote_retrieve_body($answer), true);
    $message   = is_array($said) && is_string($said['message'] ?? null)
        ? mb_substr($said['message'], 0, MAX_MESSAGE)
        : 'The site answered ' . wp_remote_retrieve_response_code($answer) . '.';
    $refreshed = is_array($said) && is_array($said['refreshed'] ?? null) ? $said['refreshed'] : [];
    $addresses = array_filter($refreshed, fn(mixed $path): bool => is_string($path) && str_starts_with($path, '/'));
    return (string) wp_json_encode(['message' => $message, 'refreshed' => $with_addresses ? array_slice(array_values($addresses), 0, MAX_REFRESHED) : []]);
}

// after everything else that WordPress does at the end of a request
add_action('shutdown', start_delivery(...), PHP_INT_MAX);

function is_delivery_claimed_by(string $holder): bool {
    return $holder !== '' && hash_equals((string) claim_holder(DELIVERY), $holder);
}

function deliver_over_rest(WP_REST_Request $request): array {
    $holder = (string) $request->get_header('x-delivery-claim');
    if ($holder !== '') {
        end_answer();
        deliver_notices($holder);
        exit;
    }
    if ($holder = claim(DELIVERY, DELIVERY_TIMEOUT + 30)) {
        deliver_notices($holder);
    }
    return ['next' => next_due()];
}

add_action('rest_api_init', function (): void {
    register_rest_route('hard-metals/v1', '/notices/deliver', [
        'methods'             => 'POST',
        'callback'            => deliver_over_rest(...),
        'permission_callback' => fn(WP_REST_Request $request): bool => current_user_can('edit_others_posts')
            || is_delivery_claimed_by((string) $request->get_header('x-delivery-claim')),
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
        'changes' => changes_of($notice),
        'answer'  => json_decode($notice->answer, true),
    ];
}
