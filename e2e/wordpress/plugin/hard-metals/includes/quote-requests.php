<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Quote requests are kept in WordPress, seen only in wp-admin, and mailed to the site's address. */

namespace HardMetals;

defined('ABSPATH') || exit;

const QUOTE_TYPE = 'quote_request';

add_action('init', fn() => register_post_type(QUOTE_TYPE, [
    'label'           => 'Quote requests',
    'public'          => false,
    'show_ui'         => true,
    'show_in_rest'    => false,
    'menu_icon'       => 'dashicons-email',
    'supports'        => ['title', 'editor'],
    'capability_type' => 'page',
    'capabilities'    => ['create_posts' => 'do_not_allow'],
    'map_meta_cap'    => true,
]));

/** One line, so that no value can start a mail header. */
function one_line(mixed $value): string {
    return trim(preg_replace('/\s+/', ' ', (string) $value));
}

function keep_quote_request(array $values): void {
    wp_insert_post(wp_slash([
        'post_type'    => QUOTE_TYPE,
        'post_status'  => 'private',
        'post_title'   => one_line("{$values['fullname']}, {$values['companyname']}"),
        'post_content' => esc_html($values['message']),
        'meta_input'   => ['_values' => wp_json_encode($values, JSON_UNESCAPED_UNICODE)],
    ]));
}

/** Whether the mail server took it. */
function mail_quote_request(array $values): bool {
    $lines = array_map(fn(string $field): string => "$field: {$values[$field]}", array_keys(QUOTE_RULES));
    return wp_mail(get_option('admin_email'), 'Quote request from ' . one_line($values['fullname']), implode("\n", $lines));
}
