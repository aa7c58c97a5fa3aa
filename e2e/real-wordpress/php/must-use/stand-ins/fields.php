<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for Secure Custom Fields: `acf` in REST answers, from JSON in one piece of post meta, writable by whoever may edit the post. */

namespace HardMetals;

use WP_Post;

const FIELDS_META = '_hm_test_fields';

function stored_fields(int $id): array {
    $json = get_post_meta($id, FIELDS_META, true);
    return is_string($json) ? (json_decode($json, true) ?: []) : [];
}

/** `[]`, an array, for a post without fields, as ACF answers. */
function fields_of(int $id): array {
    $fields = stored_fields($id);
    _prime_post_caches(array_unique(referenced_ids($fields)), false, true);
    return $fields ? shown($fields) : [];
}

/** Keeps the fields given and leaves the others as they are. Pictures stand in rows as ACF has them: an id, and beside it the key of a field. */
function save_fields(int $id, array $fields): bool {
    $fields = array_merge(stored_fields($id), stored($fields));
    $json   = wp_json_encode($fields, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    update_post_meta($id, FIELDS_META, wp_slash($json));
    foreach (array_unique(referenced_ids($fields)) as $named) {
        update_post_meta($id, "hm_test_$named", (string) $named);
        update_post_meta($id, "_hm_test_$named", 'field_hm_test');
    }
    apply_filters('acf/update_value', $fields, $id, []);
    return true;
}

add_action('rest_api_init', function (): void {
    register_rest_field([...\types_of_plugin(), 'attachment'], 'acf', [
        'get_callback'    => fn(array $post): array => fields_of($post['id']),
        'update_callback' => fn(array $fields, WP_Post $post): bool => save_fields($post->ID, $fields),
        'schema'          => ['type' => ['object', 'array'], 'context' => ['view', 'edit', 'embed']],
    ]);
});
