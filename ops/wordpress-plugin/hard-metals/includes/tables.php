<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The plugin's own tables: the queue of notices, and claims. Options and transients are cached, and a cache is neither a queue nor a lock. */

namespace HardMetals;

defined('ABSPATH') || exit;

const TABLES_VERSION = '2';
const TABLES_OPTION  = 'hard_metals_tables';

function queue_table(): string {
    global $wpdb;
    return "{$wpdb->prefix}hard_metals_notices";
}

function claims_table(): string {
    global $wpdb;
    return "{$wpdb->prefix}hard_metals_claims";
}

function has_tables(): bool {
    return get_option(TABLES_OPTION) === TABLES_VERSION;
}

function make_tables(): void {
    if (has_tables()) {
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
    dbDelta('CREATE TABLE ' . claims_table() . " (
        name varchar(100) NOT NULL,
        holder varchar(40) NOT NULL,
        until bigint(20) NOT NULL,
        PRIMARY KEY  (name)
    ) {$wpdb->get_charset_collate()};");
    update_option(TABLES_OPTION, TABLES_VERSION);
}
