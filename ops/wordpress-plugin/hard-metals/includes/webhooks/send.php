<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Sends webhooks to the site, never in the request of the editor who caused them. They wait in Action Scheduler where a plugin
 * brings it, else in WordPress's cron, which loses an event now and then when posts are scheduled at the same moment.
 */

namespace HardMetals;

use ActionScheduler;
use ActionScheduler_AsyncRequest_QueueRunner;
use RuntimeException;
use WP_Error;

defined('ABSPATH') || exit;

const WEBHOOK_ACTION = 'hard_metals_webhook';
const ACTION_GROUP   = 'hard-metals';
/** Changes in one webhook: Action Scheduler keeps 8,000 characters. */
const MAX_CHANGES = 50;
/** How long the site may take: it reads the change from this WordPress before it answers. */
const DELIVERY_TIMEOUT = 60;
/** Tries after the first: 15 s, a minute, four minutes … together some 23 hours. */
const MAX_RETRIES = 7;
/** Why the last webhook failed, for Tools → Public site. */
const LAST_FAILURE = 'hard_metals_last_failure';

function has_action_scheduler(): bool {
    return function_exists('as_enqueue_async_action');
}

/** Queues the changes of one request. A retry is one of these too, because a failed action is never run again. */
function queue_webhook(array $changes, int $retries = 0): void {
    $arguments = [$changes, $retries];
    $due       = time() + ($retries === 0 ? 0 : 15 * 4 ** ($retries - 1));
    match (true) {
        !has_action_scheduler() => wp_schedule_single_event($due, WEBHOOK_ACTION, $arguments),
        $retries === 0          => as_enqueue_async_action(WEBHOOK_ACTION, $arguments, ACTION_GROUP),
        default                 => as_schedule_single_action($due, WEBHOOK_ACTION, $arguments, ACTION_GROUP),
    };
}

/** Starts the queue in a request of its own: by itself Action Scheduler does so only in wp-admin, and a block editor saves over REST. */
function start_queue(): void {
    if (!class_exists(ActionScheduler_AsyncRequest_QueueRunner::class)) {
        spawn_cron();
        return;
    }
    $runner = new class extends ActionScheduler_AsyncRequest_QueueRunner {
        public function __construct() {
            parent::__construct(ActionScheduler::store());
        }
    };
    $runner->maybe_dispatch();
}

function unschedule_webhooks(): void {
    wp_unschedule_hook(WEBHOOK_ACTION);
    if (has_action_scheduler()) {
        as_unschedule_all_actions(WEBHOOK_ACTION);
    }
}

function send_webhook(array $changes): array|WP_Error {
    $timestamp = (string) time();
    $body      = webhook_body($changes, wp_generate_uuid4());
    return wp_remote_post(site_url_of_visitors() . '/api/webhook/', [
        'timeout'             => DELIVERY_TIMEOUT,
        'redirection'         => 0,
        'limit_response_size' => MB_IN_BYTES,
        'body'                => $body,
        'headers'             => [
            'Content-Type'       => 'application/json',
            'X-Webhook-Timestamp' => $timestamp,
            'X-Webhook-Signature' => webhook_signature(webhook_secret(), $timestamp, $body),
        ],
    ]);
}

/** What a failed webhook was answered, in a sentence. */
function failure_in_words(array|WP_Error $answer, array $changes): string {
    $first = change_in_words($changes[0] ?? []);
    return $answer instanceof WP_Error
        /* translators: 1: a changed post, 2: an error of the network */
        ? sprintf(__('%1$s: the site does not answer: %2$s', 'hard-metals'), $first, $answer->get_error_message())
        /* translators: 1: a changed post, 2: an HTTP status, 3: the site's message */
        : sprintf(__('%1$s: the site answered %2$d: %3$s', 'hard-metals'), $first, wp_remote_retrieve_response_code($answer), mb_substr(wp_remote_retrieve_body($answer), 0, 300));
}

/** Sends one webhook, and queues it again where the site may take it later. Throws where it failed, which Tools → Scheduled Actions shows. */
function deliver_webhook(array $changes, int $retries): void {
    $answer = send_webhook($changes);
    $status = (int) wp_remote_retrieve_response_code($answer);
    if ($status === 200) {
        delete_transient(LAST_FAILURE);
        return;
    }
    if (!is_refusal($status) && $retries < MAX_RETRIES) {
        queue_webhook($changes, $retries + 1);
    } elseif ($status === 400 && count($changes) > 1) {
        array_map(fn(array $change) => queue_webhook([$change]), $changes); // the site cannot read one of them
    }
    $failure = failure_in_words($answer, $changes);
    set_transient(LAST_FAILURE, $failure, DAY_IN_SECONDS);
    if (has_action_scheduler()) {
        throw new RuntimeException(esc_html($failure));
    }
}

add_action(WEBHOOK_ACTION, deliver_webhook(...), 10, 2);
