<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The media library: each file with all of WordPress's sizes. */

const SEED_MONTH = '2026/11';

/** Attachment ids by file name. The files lie in the uploads folder already. */
function seed_media(array $media): array {
    $ids = [];
    foreach ($media as $image) {
        $path = wp_get_upload_dir()['basedir'] . '/' . SEED_MONTH . "/{$image['file']}";
        $id   = wp_insert_attachment(wp_slash([
            'post_title'     => pathinfo($image['file'], PATHINFO_FILENAME),
            'post_mime_type' => wp_check_filetype($path)['type'] ?: 'image/svg+xml',
            'post_status'    => 'inherit',
        ]), $path, 0, true);
        if (is_wp_error($id)) {
            throw new RuntimeException("{$image['file']}: " . $id->get_error_message());
        }
        update_post_meta($id, '_wp_attachment_image_alt', wp_slash($image['alt']));
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));
        $ids[$image['file']] = $id;
    }
    return $ids;
}
