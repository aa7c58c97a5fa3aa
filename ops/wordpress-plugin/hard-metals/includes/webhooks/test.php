<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The button at Tools → Public site that asks the site whether address and secrets are the ones it has. Changes nothing there. */

namespace HardMetals;

defined('ABSPATH') || exit;

const TEST_ACTION = 'hard_metals_test';

/** Where the answer waits for the page that shows it, for the administrator who asked. */
function test_name(): string {
    return TEST_ACTION . '_' . get_current_user_id();
}

/** What to do about the answer to an empty webhook: the site checks its signature first, then answers that no change is in it. */
function webhook_test_in_words(int $status): string {
    return match (true) {
        $status === 0 => __('The site does not answer: is the address right, and may this WordPress call it?', 'hard-metals'),
        $status === 400 || $status === 422 => __('Secret: the site takes it.', 'hard-metals'),
        $status === 401 || $status === 403 => __('Secret: the site refuses it. It is another than its WEBHOOK_SECRET, or the clocks differ by minutes.', 'hard-metals'),
        $status === 404 || $status === 503 => sprintf(__('Secret: the site takes no webhooks (%d). Is WEBHOOK_SECRET set there, and is this the site?', 'hard-metals'), $status),
        default => sprintf(__('Secret: the site answers %d, which is none of its answers. Is this the address of the site?', 'hard-metals'), $status),
    };
}

function preview_test_in_words(int $status): string {
    return match (true) {
        $status === 0 => __('Preview secret: the site does not answer.', 'hard-metals'),
        // such a type the site does not have
        $status === 400 => __('Preview secret: the site takes it.', 'hard-metals'),
        $status === 404 => __('Preview secret: the site shows no previews. Is PREVIEW_SECRET set there, and is this the site?', 'hard-metals'),
        $status === 401 || $status === 403 => __('Preview secret: the site refuses it. It is another than its PREVIEW_SECRET, or the clocks differ by minutes.', 'hard-metals'),
        default => sprintf(__('Preview secret: the site answers %d.', 'hard-metals'), $status),
    };
}

/** The site's answers to the saved settings, a sentence each. */
function test_of_settings(): array {
    if (site_url_of_visitors() === '') {
        return [__('The address of the site is missing.', 'hard-metals')];
    }
    return [
        webhook_secret() === '' ? __('Secret: none is set.', 'hard-metals') : webhook_test_in_words((int) wp_remote_retrieve_response_code(send_webhook([]))),
        preview_secret() === '' ? __('Preview secret: none is set.', 'hard-metals') : preview_test_in_words(preview_test()),
    ];
}

/** The status of a preview that there is not: of a type that no site has. */
function preview_test(): int {
    $until   = time() + PREVIEW_LIFE;
    $address = preview_address('none', 1);
    $token   = preview_token(preview_secret(), $address, $until);
    return (int) wp_remote_retrieve_response_code(wp_remote_get(
        site_url_of_visitors() . "$address?until=$until&token=$token",
        ['timeout' => 10, 'redirection' => 0, 'limit_response_size' => MB_IN_BYTES]
    ));
}

add_action('admin_post_' . TEST_ACTION, function (): void {
    check_admin_referer(TEST_ACTION);
    if (!current_user_can('manage_options')) {
        wp_die(esc_html__('You may not test the settings.', 'hard-metals'), 403);
    }
    set_transient(test_name(), test_of_settings(), MINUTE_IN_SECONDS);
    wp_safe_redirect(admin_url('tools.php?page=' . SITE_PAGE));
    exit;
});
