<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php move-home.php OLD NEW`: rewrites the site's own address where WordPress keeps it in full. */

[, $old, $new] = $argv;

require __DIR__ . '/boot.php';

global $wpdb;
$columns = [
    [$wpdb->posts, 'post_content'],
    [$wpdb->posts, 'guid'],
    [$wpdb->postmeta, 'meta_value'],
];
foreach ($columns as [$table, $column]) {
    $wpdb->query($wpdb->prepare("UPDATE $table SET $column = REPLACE($column, %s, %s) WHERE $column LIKE %s", $old, $new, '%' . $wpdb->esc_like($old) . '%'));
}
