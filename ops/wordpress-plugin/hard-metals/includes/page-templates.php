<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** What an editor may choose for a page whatever the theme: its template, its image, its place in a menu. */

namespace HardMetals;

defined('ABSPATH') || exit;

add_filter('theme_page_templates', fn(array $templates): array => $templates + ['flexibleLayout.php' => __('Flexible layout', 'hard-metals')]);

add_action('after_setup_theme', function (): void {
    add_theme_support('post-thumbnails');
    add_theme_support('menus');
}, 20);
