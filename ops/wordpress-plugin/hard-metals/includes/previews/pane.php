<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The site's page beside the editor, in the block editor and in the classic one: assets/preview-pane.js. */

namespace HardMetals;

use WP_Post;

defined('ABSPATH') || exit;

/** The words of the pane. */
function pane_words(): array {
    return [
        'open'    => __('Preview beside', 'hard-metals'),
        'close'   => __('Close the preview', 'hard-metals'),
        'frame'   => __('The page on the site', 'hard-metals'),
        'loading' => __('Loading …', 'hard-metals'),
        'shown'   => __('As typed, not saved', 'hard-metals'),
        'failed'  => __('The preview cannot be loaded:', 'hard-metals'),
        'noField' => __('There is no input here for the field', 'hard-metals'),
    ];
}

add_action('admin_enqueue_scripts', function (string $screen): void {
    $post = get_post();
    if (!in_array($screen, ['post.php', 'post-new.php'], true) || !$post instanceof WP_Post || !opens_previews() || !in_array($post->post_type, public_types(), true)) {
        return;
    }
    $folder = plugin_dir_url(dirname(__DIR__)) . 'assets';
    $date   = (string) filemtime(dirname(__DIR__, 2) . '/assets/preview-pane.js');
    wp_enqueue_style('hard-metals-preview-pane', "$folder/preview-pane.css", [], $date);
    wp_enqueue_script('hard-metals-preview-pane', "$folder/preview-pane.js", ['wp-api-fetch'], $date, true);
    wp_add_inline_script('hard-metals-preview-pane', 'window.hardMetalsPreview = ' . wp_json_encode([
        'post'  => $post->ID,
        'site'  => site_url_of_visitors(),
        'words' => pane_words(),
    ], JSON_HEX_TAG) . ';', 'before');
});
