<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** When the plugin is deleted: its settings and its memory of mailed requests go. Posts and their fields are content, and stay. */

defined('WP_UNINSTALL_PLUGIN') || exit;

foreach (['site_url', 'webhook_secret', 'preview_secret'] as $option) {
    delete_option("hard_metals_$option");
}

global $wpdb;
foreach ($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'hard_metals_Q-%'") as $kept) {
    delete_option($kept);
}
