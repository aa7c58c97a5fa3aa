<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Stands for Secure Custom Fields: `acf` in REST answers, from JSON in one piece of post meta, writable by whoever may edit the post. A
 * value names posts and images by id, `{"$post": 12}` and `{"$image": 5}`, and is answered in the shapes of ACF.
 */

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

/** The value with every reference turned into what ACF answers for it. */
function shown(mixed $value): mixed {
    return match (true) {
        !is_array($value)        => $value,
        isset($value['$post'])   => related_post($value['$post']),
        isset($value['$image'])  => image_field($value['$image']),
        array_is_list($value)    => shown_list($value),
        default                  => array_map(shown(...), $value),
    };
}

/** A post or image that is gone leaves its list; an empty list is false. */
function shown_list(array $values): array|false {
    return array_values(array_filter(array_map(shown(...), $values), fn(mixed $value): bool => $value !== false)) ?: false;
}

/** The value as we store it: references by id, so that they survive a changed slug. One that names nothing stays as written. */
function stored(mixed $value): mixed {
    return match (true) {
        is_string($value)        => current_user_can('unfiltered_html') ? $value : wp_kses_post($value),
        !is_array($value)        => $value,
        isset($value['$post'])   => ['$post' => post_id_of($value['$post']) ?: $value['$post']],
        isset($value['$image'])  => ['$image' => image_id_of($value['$image']) ?: $value['$image']],
        default                  => array_map(stored(...), $value),
    };
}

/** Ids of all posts and images a stored value names, to fetch them in one query. */
function referenced_ids(mixed $value): array {
    if (!is_array($value)) {
        return [];
    }
    $id = $value['$post'] ?? $value['$image'] ?? null;
    return is_int($id) ? [$id] : array_merge([], ...array_map(referenced_ids(...), array_values($value)));
}

/** The post's id for an id or for "type/slug" as the seed and the tests write it; 0 if there is none. */
function post_id_of(int|string $reference): int {
    if (is_numeric($reference)) {
        return (int) $reference;
    }
    [$type, $slug] = explode('/', $reference, 2) + [1 => ''];
    $found = get_posts([
        'post_type'   => $type === 'pages' ? 'page' : $type,
        'name'        => $slug,
        'post_status' => 'any',
        'numberposts' => 1,
        'fields'      => 'ids',
    ]);
    return $found[0] ?? 0;
}

/** The raw row, as ACF answers it to anybody, also with its password; false for a post that is gone. */
function related_post(int|string $reference): array|false {
    $post = apply_filters('acf/format_value/type=relationship', get_post(post_id_of($reference) ?: -1));
    return $post instanceof WP_Post ? get_object_vars($post) : false;
}

const IMAGE_SIZES = ['thumbnail', 'medium', 'medium_large', 'large', '1536x1536', '2048x2048'];

/** The attachment's id for an id or a file name of the media library; 0 if there is none. */
function image_id_of(int|string $reference): int {
    if (is_int($reference) || ctype_digit($reference)) {
        return (int) $reference;
    }
    global $wpdb;
    return (int) $wpdb->get_var($wpdb->prepare(
        "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND (meta_value = %s OR meta_value LIKE %s) LIMIT 1",
        $reference, // where uploads are in no folders of a month
        '%/' . $wpdb->esc_like($reference),
    ));
}

/** Flat, as ACF lists them: the address, the width and the height of each size side by side. */
function image_sizes(int $id): array {
    $sizes = [];
    foreach (IMAGE_SIZES as $size) {
        [$url, $width, $height] = wp_get_attachment_image_src($id, $size) ?: ['', 0, 0];
        $sizes += [$size => $url, "$size-width" => $width, "$size-height" => $height];
    }
    return $sizes;
}

/** ACF's image array, as far as sites read it; false for an image that is gone. */
function image_field(int|string $reference): array|false {
    $post = get_post(image_id_of($reference) ?: -1);
    if ($post?->post_type !== 'attachment') {
        return false;
    }
    $details = wp_get_attachment_metadata($post->ID) ?: [];
    return [
        'ID'        => $post->ID,
        'id'        => $post->ID,
        'title'     => $post->post_title,
        'url'       => wp_get_attachment_url($post->ID),
        'alt'       => (string) get_post_meta($post->ID, '_wp_attachment_image_alt', true),
        'mime_type' => $post->post_mime_type,
        'width'     => $details['width'] ?? 0,
        'height'    => $details['height'] ?? 0,
        'sizes'     => image_sizes($post->ID),
    ];
}
