<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Posts named by a field: `{"$post": 12}` in the stored value, a post object (ACF's return format) in the answer. */

namespace HardMetals;

use WP_Post;

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
