<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Names that one process holds at a time. Each step is one SQL statement, so that it is atomic on MariaDB and on SQLite. */

namespace HardMetals;

defined('ABSPATH') || exit;

/** The holder of a claim whose work is done: nobody needs to do it again. */
const SETTLED = 'settled';

/** Takes a name for some seconds and answers its holder; null while another process has it. */
function claim(string $name, int $seconds): ?string {
    global $wpdb;
    make_tables();
    $table  = claims_table();
    $holder = wp_generate_uuid4();
    $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE name = %s AND until < %d", $name, time()));
    $rows = $wpdb->query($wpdb->prepare("INSERT IGNORE INTO $table (name, holder, until) VALUES (%s, %s, %d)", $name, $holder, time() + $seconds));
    return $rows === 1 ? $holder : null;
}

/** Holds a name for longer, under a new holder; null when the claim ran out and another process has it. */
function keep_claim(string $name, string $holder, int $seconds): ?string {
    global $wpdb;
    $next = wp_generate_uuid4();
    // the new holder makes each update a change: MariaDB counts no row that stays as it is
    $rows = $wpdb->update(claims_table(), ['holder' => $next, 'until' => time() + $seconds], ['name' => $name, 'holder' => $holder]);
    return $rows === 1 ? $next : null;
}

function release_claim(string $name, string $holder): void {
    global $wpdb;
    $wpdb->delete(claims_table(), ['name' => $name, 'holder' => $holder]);
}

/** Marks the work of a claim as done, for some seconds. */
function settle_claim(string $name, string $holder, int $seconds): void {
    global $wpdb;
    $wpdb->update(claims_table(), ['holder' => SETTLED, 'until' => time() + $seconds], ['name' => $name, 'holder' => $holder]);
}

/** Who holds a name; null for nobody. */
function claim_holder(string $name): ?string {
    global $wpdb;
    make_tables();
    return $wpdb->get_var($wpdb->prepare('SELECT holder FROM ' . claims_table() . ' WHERE name = %s AND until >= %d', $name, time()));
}

function forget_old_claims(): void {
    global $wpdb;
    $wpdb->query($wpdb->prepare('DELETE FROM ' . claims_table() . ' WHERE until < %d', time()));
}
