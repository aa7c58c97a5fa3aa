<?php
/**
 * Plugin Name:       Hard Metals
 * Description:       The content types, fields, menu and quote form the public site reads over the REST API, notices to it of what editors change, and previews on it. Steps aside for ACF, Yoast SEO, WP-REST-API V2 Menus and Contact Form 7 where they are active.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      8.1
 * Text Domain:       hard-metals
 * Domain Path:       /languages
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 */

namespace HardMetals;

defined('ABSPATH') || exit;

add_action('init', fn() => load_plugin_textdomain('hard-metals', false, basename(__DIR__) . '/languages'), 1);

require __DIR__ . '/includes/tables.php';
require __DIR__ . '/includes/claims.php';
require __DIR__ . '/includes/content-types.php';
require __DIR__ . '/includes/page-templates.php';
require __DIR__ . '/includes/relations.php';
require __DIR__ . '/includes/images.php';
require __DIR__ . '/includes/field-values.php';
require __DIR__ . '/includes/fields.php';
require __DIR__ . '/includes/acf-fields.php';
require __DIR__ . '/includes/content-groups.php';
require __DIR__ . '/includes/seo.php';
require __DIR__ . '/includes/menus.php';
require __DIR__ . '/includes/quote-rules.php';
require __DIR__ . '/includes/quote-references.php';
require __DIR__ . '/includes/quote-requests.php';
require __DIR__ . '/includes/quote-form.php';
require __DIR__ . '/includes/contact-form-7.php';
require __DIR__ . '/includes/notices/signature.php';
require __DIR__ . '/includes/notices/settings.php';
require __DIR__ . '/includes/notices/queue.php';
require __DIR__ . '/includes/notices/deliver.php';
require __DIR__ . '/includes/notices/watch.php';
require __DIR__ . '/includes/notices/media.php';
require __DIR__ . '/includes/previews/token.php';
require __DIR__ . '/includes/previews/links.php';
require __DIR__ . '/includes/notices/test.php';
require __DIR__ . '/includes/notices/page.php';
