<?php
/**
 * Plugin Name:       Hard Metals
 * Description:       The content types and fields that the public site reads over the REST API, webhooks to it of what editors change, and previews on it.
 * Version:           2.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Requires Plugins:  secure-custom-fields, contact-form-7
 * Text Domain:       hard-metals
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 */

namespace HardMetals;

defined('ABSPATH') || exit;

require __DIR__ . '/includes/content-types.php';
require __DIR__ . '/includes/page-templates.php';
require __DIR__ . '/includes/custom-fields.php';
require __DIR__ . '/includes/contact-form-7.php';
require __DIR__ . '/includes/webhooks/signature.php';
require __DIR__ . '/includes/webhooks/settings.php';
require __DIR__ . '/includes/webhooks/send.php';
require __DIR__ . '/includes/webhooks/watch.php';
require __DIR__ . '/includes/webhooks/media.php';
require __DIR__ . '/includes/previews/token.php';
require __DIR__ . '/includes/previews/links.php';
require __DIR__ . '/includes/webhooks/page.php';

// without new rules "View" of a content type is 404
register_activation_hook(__FILE__, function (): void {
    register_content_types();
    flush_rewrite_rules();
});

register_deactivation_hook(__FILE__, function (): void {
    array_map(unregister_post_type(...), array_keys(content_types()));
    flush_rewrite_rules();
    unschedule_webhooks();
});
