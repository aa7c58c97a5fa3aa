<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Posts named by a field: `{"$post": 12}` in the stored value, a post object (ACF's return format) in the answer. */

namespace HardMetals;

use WP_Post;

defined('ABSPATH') || exit;

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

/** Fields are answered to anybody, and whoever may edit a post may name any other in them. */
function may_read(WP_Post $post): bool {
    return in_array($post->post_type, public_types(), true)
        && ($post->post_status === 'publish' || current_user_can('read_post', $post->ID));
}

/** Whether a post's words are behind a password, for who asks now. */
function is_locked(WP_Post $post): bool {
    return $post->post_password !== '' && !current_user_can('edit_post', $post->ID);
}

/** The raw row, as ACF answers it; false for a post that is gone, or that the reader may not see. */
function related_post(int|string $reference): array|false {
    $post = get_post(post_id_of($reference) ?: -1);
    if (!$post instanceof WP_Post || !may_read($post)) {
        return false;
    }
    $hidden = is_locked($post) ? ['post_content' => '', 'post_excerpt' => ''] : [];
    return ['post_password' => ''] + $hidden + get_object_vars($post);
}
