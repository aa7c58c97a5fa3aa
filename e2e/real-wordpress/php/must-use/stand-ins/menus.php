<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for WP-REST-API V2 Menus: `menus/v1/menus/{id}`. */

namespace HardMetals;

use WP_Error;
use WP_REST_Request;
use WP_Term;

/** The items under a parent, each with its own; a leaf has no `child_items` at all. */
function menu_branch(array $items, int $parent = 0): array {
    $branch = array_filter($items, fn(array $item): bool => (int) $item['menu_item_parent'] === $parent);
    return array_values(array_map(function (array $item) use ($items): array {
        $children = menu_branch($items, $item['ID']);
        return $children ? $item + ['child_items' => $children] : $item;
    }, $branch));
}

function menu_item(object $item): array {
    $row = get_object_vars($item);
    $slug = $item->type === 'post_type' ? ['slug' => get_post($item->object_id)?->post_name] : [];
    return $row + $slug;
}

function menu(WP_REST_Request $request): array|WP_Error {
    $menu = get_term((int) $request['id'], 'nav_menu');
    if (!$menu instanceof WP_Term) {
        $message = "No menu has been found with this id or slug: `{$request['id']}`. Please ensure you passed an existing menu ID, menu slug, location ID or location slug.";
        return new WP_Error('not_found', $message, ['status' => 404]);
    }
    $items = array_map(menu_item(...), wp_get_nav_menu_items($menu->term_id) ?: []);
    return get_object_vars($menu) + ['items' => menu_branch($items)];
}

add_action('rest_api_init', function (): void {
    register_rest_route('menus/v1', '/menus', [
        'methods'             => 'GET',
        'callback'            => fn(): array => array_map(get_object_vars(...), wp_get_nav_menus()),
        'permission_callback' => '__return_true',
    ]);
    register_rest_route('menus/v1', '/menus/(?P<id>\d+)', [
        'methods'             => 'GET',
        'callback'            => menu(...),
        'permission_callback' => '__return_true',
    ]);
}, 99);
