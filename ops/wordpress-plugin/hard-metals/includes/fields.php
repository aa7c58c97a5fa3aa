<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `acf` in REST answers, from JSON in one piece of post meta, readable by all and writable by whoever may edit the post. */

namespace HardMetals;

use WP_Error;
use WP_Post;
use WP_REST_Request;

defined('ABSPATH') || exit;

const FIELDS_META = '_hard_metals_fields';

function stored_fields(int $id): array {
    $json = get_post_meta($id, FIELDS_META, true);
    return is_string($json) ? (json_decode($json, true) ?: []) : [];
}

/** `[]`, an array, for a post without fields: what ACF answers too. So for one behind a password. */
function fields_of(int $id): array {
    $post   = get_post($id);
    $fields = $post && !is_locked($post) ? stored_fields($id) : [];
    _prime_post_caches(array_unique(referenced_ids($fields)), false, true);
    return $fields ? shown($fields) : [];
}

/** Keeps the fields given and leaves the others as they are, as ACF does, those too that somebody else saves meanwhile. False when they cannot be kept. */
function save_fields(int $id, array $fields): bool {
    $given = stored($fields);
    for ($tries = 0; $tries < 20; $tries += 1) {
        $before = get_post_meta($id, FIELDS_META, true);
        $after  = wp_json_encode(array_merge(stored_fields($id), $given), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        if ($after === false) {
            return false;
        }
        if ($after === $before || replace_fields($id, $before, $after)) {
            return true;
        }
        wp_cache_delete($id, 'post_meta');
    }
    return false;
}

/** Writes fields in the place of those that were read; false where others stand there by now. */
function replace_fields(int $id, mixed $before, string $after): bool {
    return (bool) (metadata_exists('post', $id, FIELDS_META)
        ? update_post_meta($id, FIELDS_META, wp_slash($after), $before)
        : add_post_meta($id, FIELDS_META, wp_slash($after), true));
}

/** Whether a value is JSON that can be kept, and its references name something. */
function is_storable(mixed $value): bool {
    if (!is_array($value)) {
        return json_encode($value) !== false; // no number without end
    }
    $reference = $value['$post'] ?? $value['$image'] ?? '';
    return (is_int($reference) || is_string($reference)) && !in_array(false, array_map(is_storable(...), $value), true);
}

function check_fields(mixed $fields, WP_REST_Request $request, string $name): bool|WP_Error {
    $checked = rest_validate_request_arg($fields, $request, $name);
    return match (true) {
        is_wp_error($checked)    => $checked,
        // deeper than this, no JSON is written
        json_encode($fields, 0, 500) === false || !is_storable($fields)
            => new WP_Error('rest_invalid_param', "$name holds a value that cannot be kept."),
        default                  => true,
    };
}

function save_fields_over_rest(array $fields, WP_Post $post): bool|WP_Error {
    if (!current_user_can('edit_post', $post->ID)) {
        return new WP_Error('rest_cannot_edit', 'Sorry, you are not allowed to edit this post.', ['status' => rest_authorization_required_code()]);
    }
    return save_fields($post->ID, $fields)
        ?: new WP_Error('rest_fields_not_saved', 'The fields could not be saved.', ['status' => 500]);
}

add_action('rest_api_init', function (): void {
    if (class_exists('ACF')) {
        return;
    }
    register_rest_field([...public_types(), 'attachment'], 'acf', [
        'get_callback'    => fn(array $post): array => fields_of($post['id']),
        'update_callback' => save_fields_over_rest(...),
        'schema'          => [
            'type'        => ['object', 'array'],
            'context'     => ['view', 'edit', 'embed'],
            'arg_options' => ['validate_callback' => check_fields(...)],
        ],
    ]);
});
