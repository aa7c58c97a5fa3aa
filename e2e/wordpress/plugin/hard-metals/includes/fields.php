<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `acf` in REST answers, from JSON in one piece of post meta, readable by all and writable by whoever may edit the post. */

namespace HardMetals;

use WP_Error;
use WP_Post;

defined('ABSPATH') || exit;

const FIELDS_META = '_hard_metals_fields';

function stored_fields(int $id): array {
    $json = get_post_meta($id, FIELDS_META, true);
    return is_string($json) ? (json_decode($json, true) ?: []) : [];
}

/** `[]`, an array, for a post without fields: what ACF answers too. */
function fields_of(int $id): array {
    $fields = stored_fields($id);
    _prime_post_caches(array_unique(referenced_ids($fields)), false, true);
    return $fields ? shown($fields) : [];
}

/** Keeps the fields given and leaves the others as they are, as ACF does. */
function save_fields(int $id, array $fields): void {
    $json = wp_json_encode(
        array_merge(stored_fields($id), stored($fields)),
        JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
    );
    update_post_meta($id, FIELDS_META, wp_slash($json));
}

function save_fields_over_rest(array $fields, WP_Post $post): bool|WP_Error {
    if (!current_user_can('edit_post', $post->ID)) {
        return new WP_Error('rest_cannot_edit', 'Sorry, you are not allowed to edit this post.', ['status' => rest_authorization_required_code()]);
    }
    save_fields($post->ID, $fields);
    return true;
}

add_action('rest_api_init', function (): void {
    if (class_exists('ACF')) {
        return;
    }
    register_rest_field([...public_types(), 'attachment'], 'acf', [
        'get_callback'    => fn(array $post): array => fields_of($post['id']),
        'update_callback' => save_fields_over_rest(...),
        'schema'          => ['type' => ['object', 'array'], 'context' => ['view', 'edit', 'embed']],
    ]);
});
