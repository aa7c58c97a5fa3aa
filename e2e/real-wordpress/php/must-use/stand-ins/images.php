<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Images named by a field: `{"$image": 5}` in the stored value, ACF's image array in the answer. */

namespace HardMetals;

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
