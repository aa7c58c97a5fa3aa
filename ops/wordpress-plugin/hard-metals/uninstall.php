<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** When the plugin is deleted: its settings go. Posts and their fields are content, and stay. */

defined('WP_UNINSTALL_PLUGIN') || exit;

foreach (['site_url', 'webhook_secret', 'preview_secret'] as $option) {
    delete_option("hard_metals_$option");
}
