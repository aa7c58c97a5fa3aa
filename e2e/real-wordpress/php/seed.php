<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * `php seed.php DATA.json`: empties WordPress and fills it with the records, media and menu of the data file.
 * In one transaction; prints the counts.
 */

[, $data_file] = $argv;

define('WP_IMPORTING', true);
require __DIR__ . '/boot.php';
require __DIR__ . '/seed/media.php';
require __DIR__ . '/seed/posts.php';
require __DIR__ . '/seed/menu.php';

$data = json_decode(file_get_contents($data_file), true, flags: JSON_THROW_ON_ERROR);

wp_set_current_user(1);
wp_suspend_cache_invalidation();
wp_defer_term_counting(true);
$wpdb->query('START TRANSACTION');
foreach ($wpdb->get_col("SELECT ID FROM $wpdb->posts") as $id) {
    wp_delete_post((int) $id, true);
}
// posts first: an image called plate.png would take the slug of a glossary entry called plate
$posts  = seed_posts($data['records']);
$images = seed_media($data['media']);
seed_all_details($data['records'], $posts, $images);
seed_menu($data['menu']);
$wpdb->query('COMMIT');
wp_defer_term_counting(false);
wp_suspend_cache_invalidation(false);
wp_cache_flush();
flush_rewrite_rules(false);

echo json_encode(['posts' => count($posts), 'images' => count($images)]);
