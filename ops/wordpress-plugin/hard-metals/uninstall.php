<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** When the plugin is deleted: its settings and tables go. Posts, their fields and quote requests are content, and stay. */

defined('WP_UNINSTALL_PLUGIN') || exit;

global $wpdb;

foreach (['site_url', 'notice_secret', 'preview_secret', 'tables'] as $option) {
    delete_option("hard_metals_$option");
}
foreach (['notices', 'claims'] as $table) {
    $wpdb->query("DROP TABLE IF EXISTS {$wpdb->prefix}hard_metals_$table");
}
