<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php time-passes.php SECONDS`: scheduled posts, WordPress's cron and webhooks that wait come that much nearer. Does nothing that is due then. */

[, $seconds] = $argv;

require __DIR__ . '/boot.php';

$nearer = fn(int $time): int => $time - (int) $seconds;

foreach (get_posts(['post_type' => 'any', 'post_status' => 'future', 'numberposts' => -1]) as $post) {
    $gmt = gmdate('Y-m-d H:i:s', $nearer(strtotime("$post->post_date_gmt +0000")));
    $wpdb->update($wpdb->posts, ['post_date' => get_date_from_gmt($gmt), 'post_date_gmt' => $gmt], ['ID' => $post->ID]);
}
$schedule = [];
foreach (_get_cron_array() as $time => $hooks) {
    $schedule[$nearer($time)] = $hooks;
}
_set_cron_array($schedule);
foreach ($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'hm_test_action_%'") as $name) {
    $action = get_option($name);
    update_option($name, ['due' => $nearer($action['due'])] + $action);
}
remove_all_actions('shutdown');
