<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The queue of notices: one row for each request of an editor, kept a while with the site's answer. */

namespace HardMetals;

defined('ABSPATH') || exit;

/** Answered notices are listed for a week. */
const NOTICE_LIFE = WEEK_IN_SECONDS;

function queue_notice(array $changes): void {
    global $wpdb;
    make_tables();
    $now = time();
    $wpdb->insert(queue_table(), ['made' => $now, 'due' => $now, 'body' => notice_body($changes), 'answer' => '']);
}

/** Whether a notice is due. Asked at the end of every request, so it makes no table. */
function has_due_notices(): bool {
    global $wpdb;
    return has_tables() && $wpdb->get_var($wpdb->prepare('SELECT id FROM ' . queue_table() . " WHERE state = 'waiting' AND due <= %d LIMIT 1", time())) !== null;
}

/**
 * Every notice that waits as soon as one is due, the oldest first, up to a number of changes. Each is counted
 * as tried and due again later, so that a delivery that dies is not repeated at once. Null where they cannot be.
 */
function take_notices(int $max_changes): ?array {
    if (!has_due_notices()) {
        return [];
    }
    global $wpdb;
    $taken = [];
    $left  = $max_changes;
    foreach ($wpdb->get_results('SELECT * FROM ' . queue_table() . " WHERE state = 'waiting' ORDER BY id LIMIT 200") as $notice) {
        $left -= count(changes_of($notice));
        if ($taken && $left < 0) {
            break;
        }
        $row = ['tries' => $notice->tries + 1, 'due' => time() + DELIVERY_TIMEOUT + wait_after($notice->tries + 1)];
        if ($wpdb->update(queue_table(), $row, ['id' => $notice->id, 'state' => 'waiting'])) {
            $notice->tries += 1;
            $taken[] = $notice;
        }
    }
    return $taken ?: null;
}

function changes_of(object $notice): array {
    return json_decode($notice->body, true)['changes'];
}

function file_notice(object $notice, string $state, int $due, string $answer): void {
    global $wpdb;
    $wpdb->update(queue_table(), ['state' => $state, 'due' => $due, 'answer' => $answer], ['id' => $notice->id]);
}

function forget_old_notices(): void {
    global $wpdb;
    $wpdb->query($wpdb->prepare('DELETE FROM ' . queue_table() . " WHERE made < %d AND state <> 'waiting'", time() - NOTICE_LIFE));
}

/** When the next one that waits is due; null when none waits. */
function next_due(): ?int {
    global $wpdb;
    make_tables();
    $due = $wpdb->get_var('SELECT MIN(due) FROM ' . queue_table() . " WHERE state = 'waiting'");
    return $due === null ? null : (int) $due;
}

/** What was not answered is due at once, again from the start. */
function retry_notices(): void {
    global $wpdb;
    make_tables();
    $wpdb->query($wpdb->prepare('UPDATE ' . queue_table() . " SET state = 'waiting', tries = 0, made = %d, due = %d WHERE state <> 'answered'", time(), time()));
}

/** The latest first. */
function latest_notices(int $most = 50): array {
    global $wpdb;
    make_tables();
    return $wpdb->get_results($wpdb->prepare('SELECT * FROM ' . queue_table() . ' ORDER BY id DESC LIMIT %d', $most));
}
