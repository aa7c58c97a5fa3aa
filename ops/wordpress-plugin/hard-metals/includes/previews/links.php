<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** WordPress's preview buttons lead to the site. They name this WordPress first, so that each click is asked who it is and signed anew. */

namespace HardMetals;

use WP_Post;

defined('ABSPATH') || exit;

const PREVIEW_ACTION = 'hard_metals_preview';
const REPORT_ACTION  = 'hard_metals_report';

/** Sends the editor on to an address of the site, signed for a quarter of an hour. */
function open_on_site(string $address): never {
    if (!opens_previews()) {
        wp_die(esc_html__('The address of the site or the preview secret is missing: see Tools → Public site.', 'hard-metals'), 503);
    }
    $until = time() + PREVIEW_LIFE;
    $token = preview_token(preview_secret(), $address, $until);
    nocache_headers();
    // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- another host, the one of the settings
    wp_redirect(site_url_of_visitors() . "$address?until=$until&token=$token");
    exit;
}

function admin_action(string $action, array $query = []): string {
    return add_query_arg(['action' => $action] + $query, admin_url('admin-post.php'));
}

add_filter('preview_post_link', fn(string $link, WP_Post $post): string => opens_previews() && in_array($post->post_type, public_types(), true)
    ? admin_action(PREVIEW_ACTION, ['post' => $post->ID])
    : $link, 10, 2);

add_action('admin_post_' . PREVIEW_ACTION, function (): void {
    $post = get_post(absint($_GET['post'] ?? 0));
    if (!$post || !in_array($post->post_type, public_types(), true) || !current_user_can('edit_post', $post->ID)) {
        wp_die(esc_html__('You may not preview this post.', 'hard-metals'), 403);
    }
    open_on_site(preview_address($post->post_type, $post->ID));
});

add_action('admin_post_' . REPORT_ACTION, function (): void {
    if (!current_user_can('edit_others_posts')) {
        wp_die(esc_html__('You may not read the content report.', 'hard-metals'), 403);
    }
    open_on_site(REPORT_ADDRESS);
});
