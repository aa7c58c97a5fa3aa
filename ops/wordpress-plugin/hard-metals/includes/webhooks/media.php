<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A picture changed in the media library alone: the posts that show it are announced, for none of them was saved. */

namespace HardMetals;

defined('ABSPATH') || exit;

/** What the site shows of a picture: its alternative text, its file and sizes. */
const PICTURE_META = ['_wp_attachment_image_alt', '_wp_attached_file', '_wp_attachment_metadata'];

/** Posts whose featured image it is, or whose fields name it: ACF keeps its id, or a list of ids, beside a row that names the field. */
function posts_showing(int $picture): array {
    global $wpdb;
    $ids = $wpdb->get_col($wpdb->prepare(
        "SELECT DISTINCT shown.post_id FROM $wpdb->postmeta shown
        LEFT JOIN $wpdb->postmeta field ON field.post_id = shown.post_id AND field.meta_key = CONCAT('_', shown.meta_key)
        WHERE (shown.meta_key = '_thumbnail_id' AND shown.meta_value = %s)
        OR (field.meta_value LIKE %s AND (shown.meta_value = %s OR shown.meta_value LIKE %s))",
        (string) $picture,
        $wpdb->esc_like('field_') . '%',
        (string) $picture,
        '%' . $wpdb->esc_like("\"$picture\"") . '%',
    ));
    $shown = fn(int $id): bool => in_array(get_post_type($id), public_types(), true);
    return array_values(array_filter(array_map(intval(...), $ids), $shown));
}

// Posts that show a picture are looked for once, at the end of the request: each size that WordPress makes changes its meta.
foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $action) {
    add_action($action, function (mixed $row, int $id, string $key): void {
        if (in_array($key, PICTURE_META, true)) {
            Touched::$pictures[$id] ??= true;
        }
    }, 10, 3);
}

// no post shows it yet
add_action('add_attachment', function (int $id): void {
    Touched::$pictures[$id] = false;
});

// before WordPress takes it out of the posts that show it
add_action('delete_attachment', function (int $id): void {
    Touched::$fields        = [...Touched::$fields, ...posts_showing($id)];
    Touched::$pictures[$id] = false;
});
