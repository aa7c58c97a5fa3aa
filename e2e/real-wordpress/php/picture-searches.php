<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php picture-searches.php`: uploads a picture, and gives one of the sample another text. Prints how often the posts that show a picture were looked for, each. */

require __DIR__ . '/boot.php';

$searches = 0;
add_filter('query', function (string $query) use (&$searches): string {
    $searches += (int) str_contains($query, "CONCAT('_', shown.meta_key)");
    return $query;
});
wp_set_current_user(1);

$file  = wp_tempnam('large.png');
$image = imagecreatetruecolor(1600, 1200);
imagepng($image, $file);
media_handle_sideload(['name' => 'large.png', 'tmp_name' => $file], 0);
HardMetals\noticed_changes();
echo "$searches ";

$searches = 0;
[$picture] = get_posts(['post_type' => 'attachment', 'name' => 'mark-ember', 'fields' => 'ids']);
update_post_meta($picture, '_wp_attachment_image_alt', 'A flame');
wp_update_attachment_metadata($picture, ['width' => 1] + wp_get_attachment_metadata($picture));
HardMetals\noticed_changes();
echo $searches;
