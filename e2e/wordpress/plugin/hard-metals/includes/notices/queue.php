<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The queue of notices: one row each, kept a while with the site's answer. */

namespace HardMetals;

defined('ABSPATH') || exit;

const QUEUE_VERSION = '1';
/** Answered notices are listed for a week. */
const NOTICE_LIFE = WEEK_IN_SECONDS;

function queue_table(): string {
    global $wpdb;
    return "{$wpdb->prefix}hard_metals_notices";
}

function make_queue(): void {
    if (get_option('hard_metals_queue') === QUEUE_VERSION) {
        return;
    }
    global $wpdb;
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    dbDelta('CREATE TABLE ' . queue_table() . " (
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        made bigint(20) NOT NULL,
        due bigint(20) NOT NULL,
        tries int(11) NOT NULL DEFAULT 0,
        state varchar(20) NOT NULL DEFAULT 'waiting',
        body longtext NOT NULL,
        answer longtext NOT NULL,
        PRIMARY KEY  (id),
        KEY due (state,due)
    ) {$wpdb->get_charset_collate()};");
    update_option('hard_metals_queue', QUEUE_VERSION);
}

function queue_notice(array $changes): void {
    global $wpdb;
    make_queue();
    $now = time();
    $wpdb->insert(queue_table(), ['made' => $now, 'due' => $now, 'body' => notice_body($changes), 'answer' => '']);
    $wpdb->query($wpdb->prepare('DELETE FROM ' . queue_table() . " WHERE made < %d AND state <> 'waiting'", $now - NOTICE_LIFE));
}

/** Takes the next one that is due, for as long as a delivery may last; null when none is, or another process was first. */
function take_notice(int $seconds): ?object {
    global $wpdb;
    make_queue();
    $now    = time();
    $notice = $wpdb->get_row($wpdb->prepare('SELECT * FROM ' . queue_table() . " WHERE state = 'waiting' AND due <= %d ORDER BY id LIMIT 1", $now));
    if (!$notice) {
        return null;
    }
    $taken = $wpdb->update(
        queue_table(),
        ['due' => $now + $seconds, 'tries' => $notice->tries + 1],
        ['id' => $notice->id, 'tries' => $notice->tries, 'state' => 'waiting'],
    );
    $notice->tries += 1;
    return $taken ? $notice : null;
}

function file_notice(object $notice, string $state, int $due, string $answer): void {
    global $wpdb;
    $wpdb->update(queue_table(), ['state' => $state, 'due' => $due, 'answer' => $answer], ['id' => $notice->id]);
}

/** When the next one that waits is due; null when none waits. */
function next_due(): ?int {
    global $wpdb;
    make_queue();
    $due = $wpdb->get_var('SELECT MIN(due) FROM ' . queue_table() . " WHERE state = 'waiting'");
    return $due === null ? null : (int) $due;
}

/** What was not answered is due at once, again from the start. */
function retry_notices(): void {
    global $wpdb;
    make_queue();
    $wpdb->query($wpdb->prepare('UPDATE ' . queue_table() . " SET state = 'waiting', tries = 0, made = %d, due = %d WHERE state <> 'answered'", time(), time()));
}

/** The latest first. */
function latest_notices(int $most = 50): array {
    global $wpdb;
    make_queue();
    return $wpdb->get_results($wpdb->prepare('SELECT * FROM ' . queue_table() . ' ORDER BY id DESC LIMIT %d', $most));
}
