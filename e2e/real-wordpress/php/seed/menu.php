<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The navigation: menu 17, as the site asks for it. */

const MENU_ID = 17;

function seed_menu_items(array $items, int $parent = 0): void {
    foreach ($items as $item) {
        $id = wp_update_nav_menu_item(MENU_ID, 0, wp_slash([
            'menu-item-title'     => $item['title'],
            'menu-item-url'       => str_starts_with($item['url'], '/') ? home_url($item['url']) : $item['url'],
            'menu-item-status'    => 'publish',
            'menu-item-parent-id' => $parent,
        ]));
        if (is_wp_error($id)) {
            throw new RuntimeException("{$item['title']}: " . $id->get_error_message());
        }
        seed_menu_items($item['children'] ?? [], $id);
    }
}

function seed_menu(array $items): void {
    global $wpdb;
    // WordPress has no call that chooses an id
    $wpdb->replace($wpdb->terms, ['term_id' => MENU_ID, 'name' => 'Main', 'slug' => 'main', 'term_group' => 0]);
    $wpdb->replace($wpdb->term_taxonomy, ['term_taxonomy_id' => MENU_ID, 'term_id' => MENU_ID, 'taxonomy' => 'nav_menu', 'description' => '', 'parent' => 0, 'count' => 0]);
    clean_term_cache(MENU_ID, 'nav_menu');
    seed_menu_items($items);
}
