<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** What an editor may choose for a page whatever the theme: its template, its image, its place in a menu. */

namespace HardMetals;

defined('ABSPATH') || exit;

const PAGE_TEMPLATES = ['flexibleLayout.php' => 'Flexible layout'];

add_filter('theme_page_templates', fn(array $templates): array => $templates + array_map(fn(string $name): string => __($name, 'hard-metals'), PAGE_TEMPLATES));

add_action('after_setup_theme', function (): void {
    add_theme_support('post-thumbnails');
    add_theme_support('menus');
}, 20);
