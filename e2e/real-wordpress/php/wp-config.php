<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The configuration of the local WordPress. It lies one folder above the core, which stays as it was unpacked and
 * is shared by all sites; CMS_SITE names the folder of this one: content, uploads, database.
 */

define('CMS_SITE', (string) getenv('CMS_SITE'));

define('DB_ENGINE', 'sqlite');
define('DB_DIR', CMS_SITE . '/database/');
define('DB_FILE', '.ht.sqlite');
define('DB_NAME', 'wordpress');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('DB_HOST', '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
$table_prefix = 'wp_';

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $purpose) {
    define("{$purpose}_KEY", "local-only-$purpose-key");
    define("{$purpose}_SALT", "local-only-$purpose-salt");
}

define('WP_HOME', (string) getenv('CMS_HOME'));
define('WP_SITEURL', WP_HOME);
define('WP_CONTENT_DIR', CMS_SITE . '/wp-content');

// application passwords work over plain http in a local environment
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false); // a notice before the JSON would make an answer unreadable
define('WP_DEBUG_LOG', CMS_SITE . '/debug.log');

// what webhooks to the site are signed with; its address is set under Tools → Public site
if (!is_file(CMS_SITE . '/no-secrets')) {
    define('HARD_METALS_WEBHOOK_SECRET', 'local-only-webhook-secret');
    define('HARD_METALS_PREVIEW_SECRET', 'local-only-preview-secret');
}

define('DISABLE_WP_CRON', true); // a request that calls back needs a second worker
define('WP_HTTP_BLOCK_EXTERNAL', true); // never calls wordpress.org
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISALLOW_FILE_MODS', true);

defined('ABSPATH') || exit;
require_once ABSPATH . 'wp-settings.php';
