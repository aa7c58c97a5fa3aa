<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Sees what editors change. One request of theirs is one webhook, queued when WordPress has answered it. */

namespace HardMetals;

use WP_Post;

defined('ABSPATH') || exit;

/** Posts as they were before this request touched them, by id. */
final class Touched {
    /** @var array<int, ?array> */
    public static array $posts = [];
    /** @var list<int> posts whose fields were saved, perhaps without the post. */
    public static array $fields = [];
    /** @var array<int, bool> pictures that were changed; false for one that no post shows. */
    public static array $pictures = [];
    public static bool $menu    = false;
}

function state_of(?WP_Post $post): ?array {
    return $post ? [
        'type'   => $post->post_type,
        'status' => $post->post_status,
        'slug'   => $post->post_name,
        'title'  => $post->post_title,
    ] : null;
}

function touch_post(int $id, ?array $before): void {
    // a post that is new was nothing before
    if (!array_key_exists($id, Touched::$posts)) {
        Touched::$posts[$id] = $before;
    }
}

/** A post whose entry in a menu shows its title and address. */
function changes_menu(int $id, ?array $before, ?array $after): bool {
    unset($before['type'], $after['type']);
    return $before !== $after && wp_get_associated_nav_menu_items($id) !== [];
}

/** What this request changed for visitors. */
function changes_of_request(): array {
    $changes = [];
    $showing = array_map(posts_showing(...), array_keys(array_filter(Touched::$pictures)));
    foreach (array_merge(Touched::$fields, ...$showing) as $id) {
        touch_post($id, state_of(get_post($id)));
    }
    foreach (Touched::$posts as $id => $before) {
        $after = state_of(get_post($id));
        if ($change = change_between($before, $after)) {
            $changes[] = $change;
            Touched::$menu = Touched::$menu || changes_menu($id, $before, $after);
        }
    }
    return [...$changes, ...(Touched::$menu ? [['type' => 'menu', 'event' => 'changed']] : [])];
}

add_action('wp_after_insert_post', function (int $id, WP_Post $post, bool $update, ?WP_Post $before): void {
    if (in_array($post->post_type, public_types(), true)) {
        touch_post($id, state_of($before));
    } elseif ($post->post_type === 'nav_menu_item') {
        Touched::$menu = true;
    }
}, 10, 4);

add_action('before_delete_post', function (int $id, WP_Post $post): void {
    if (in_array($post->post_type, public_types(), true)) {
        touch_post($id, state_of($post));
    } elseif ($post->post_type === 'nav_menu_item') {
        Touched::$menu = true;
    }
}, 10, 2);

// fields alone, which ACF and scripts (`update_field()`) save without saving the post
add_filter('acf/update_value', function (mixed $value, mixed $id): mixed {
    if (is_numeric($id) && in_array(get_post_type((int) $id), public_types(), true)) {
        Touched::$fields[(int) $id] = (int) $id;
    }
    return $value;
}, 20, 2);

foreach (['wp_update_nav_menu', 'wp_delete_nav_menu'] as $action) {
    add_action($action, function (): void {
        Touched::$menu = true;
    });
}

// after everything else that WordPress does at the end of a request
add_action('shutdown', function (): void {
    if (!sends_webhooks() || !($changes = changes_of_request())) {
        return;
    }
    // a change of hundreds, as an import makes, is several webhooks
    array_map(queue_webhook(...), array_chunk($changes, MAX_CHANGES));
    start_queue();
}, PHP_INT_MAX);
