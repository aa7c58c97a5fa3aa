<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The button at Tools → Site notices that asks the site whether address and secrets are the ones it has. Changes nothing there. */

namespace HardMetals;

defined('ABSPATH') || exit;

const TEST_ACTION = 'hard_metals_test';

/** Where the answer waits for the page that shows it, for the administrator who asked. */
function test_name(): string {
    return TEST_ACTION . '_' . get_current_user_id();
}

/** What to do about the answer to a notice of nothing: the site checks its signature first, and then says that it names nothing. */
function notice_test_in_words(int $status): string {
    return match (true) {
        $status === 0 => 'The site does not answer: is the address right, and may this WordPress call it?',
        $status === 400 || $status === 422 => 'Secret: the site takes it.',
        $status === 401 || $status === 403 => 'Secret: the site refuses it. It is another than its NOTICE_SECRET, or the clocks differ by minutes.',
        $status === 404 || $status === 503 => "Secret: the site takes no notices ($status). Is NOTICE_SECRET set there, and is this the site?",
        default => "Secret: the site answers $status, which is none of its answers. Is this the address of the site?",
    };
}

function preview_test_in_words(int $status): string {
    return match (true) {
        $status === 0 => 'Preview secret: the site does not answer.',
        // such a type the site does not have
        $status === 400 => 'Preview secret: the site takes it.',
        $status === 404 => 'Preview secret: the site shows no previews. Is PREVIEW_SECRET set there, and is this the site?',
        $status === 401 || $status === 403 => 'Preview secret: the site refuses it. It is another than its PREVIEW_SECRET, or the clocks differ by minutes.',
        default => "Preview secret: the site answers $status.",
    };
}

/** What the site says to what is saved, a sentence each. */
function test_of_settings(): array {
    if (site_url_of_visitors() === '') {
        return ['The address of the site is missing.'];
    }
    return [
        notice_secret() === '' ? 'Secret: none is set.' : notice_test_in_words((int) wp_remote_retrieve_response_code(send_webhook(notice_body([])))),
        preview_secret() === '' ? 'Preview secret: none is set.' : preview_test_in_words(preview_test()),
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
        wp_die('You may not test the settings.', 403);
    }
    set_transient(test_name(), test_of_settings(), MINUTE_IN_SECONDS);
    wp_safe_redirect(admin_url('tools.php?page=' . NOTICES_PAGE));
    exit;
});
