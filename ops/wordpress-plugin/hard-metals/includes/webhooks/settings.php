<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Where the public site is, what webhooks and previews are signed with: from wp-config.php, or else from Tools → Public site. */

namespace HardMetals;

defined('ABSPATH') || exit;

const SITE_URL_OPTION       = 'hard_metals_site_url';
const WEBHOOK_SECRET_OPTION = 'hard_metals_webhook_secret';
const PREVIEW_SECRET_OPTION = 'hard_metals_preview_secret';

/** The public site's address without a slash at its end; "" where it is not set. */
function site_url_of_visitors(): string {
    $url = defined('HARD_METALS_SITE_URL') ? constant('HARD_METALS_SITE_URL') : get_option(SITE_URL_OPTION, '');
    return untrailingslashit((string) $url);
}

/** The WEBHOOK_SECRET of the site; "" where it is not set. */
function webhook_secret(): string {
    return (string) (defined('HARD_METALS_WEBHOOK_SECRET') ? constant('HARD_METALS_WEBHOOK_SECRET') : get_option(WEBHOOK_SECRET_OPTION, ''));
}

/** The PREVIEW_SECRET of the site; "" where it is not set. */
function preview_secret(): string {
    return (string) (defined('HARD_METALS_PREVIEW_SECRET') ? constant('HARD_METALS_PREVIEW_SECRET') : get_option(PREVIEW_SECRET_OPTION, ''));
}

function opens_previews(): bool {
    return site_url_of_visitors() !== '' && preview_secret() !== '';
}

function sends_webhooks(): bool {
    return site_url_of_visitors() !== '' && webhook_secret() !== '';
}

/** The settings of Tools → Public site, as one form sends them. */
const SETTINGS_GROUP = 'hard_metals_site';
/** Names the secrets to remove, in that form. */
const REMOVE_SECRET = 'hard_metals_remove';

/** The address as typed, with https where it has no scheme; the stored one, and an error, where it is none. */
function address_from_form(mixed $typed): string {
    $typed = trim((string) $typed);
    if ($typed === '') {
        return '';
    }
    $url = sanitize_url(preg_match('%^[a-z][a-z0-9+.-]*://%i', $typed) ? $typed : "https://$typed", ['http', 'https']);
    if (preg_match('/^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/i', (string) wp_parse_url($url, PHP_URL_HOST))) {
        return untrailingslashit($url);
    }
    if (function_exists('add_settings_error')) {
        add_settings_error(SITE_URL_OPTION, 'no_address', __('The address of the site is no address such as https://www.example.com. It stays as it was.', 'hard-metals'));
    }
    return (string) get_option(SITE_URL_OPTION, '');
}

/** A secret to the letter. The form never shows one, so an empty field leaves it as it is. */
function secret_from_form(string $option, mixed $typed): string {
    $typed = trim((string) $typed);
    // options.php has checked the nonce and the right
    if (($_POST['option_page'] ?? '') !== SETTINGS_GROUP) {
        return $typed;
    }
    if (in_array($option, (array) ($_POST[REMOVE_SECRET] ?? []), true)) {
        return '';
    }
    return $typed === '' ? (string) get_option($option, '') : $typed;
}

add_action('init', function (): void {
    register_setting(SETTINGS_GROUP, SITE_URL_OPTION, [
        'type'              => 'string',
        'default'           => '',
        'sanitize_callback' => address_from_form(...),
        'show_in_rest'      => true,
    ]);
    // readable by nobody over REST
    foreach ([WEBHOOK_SECRET_OPTION, PREVIEW_SECRET_OPTION] as $secret) {
        register_setting(SETTINGS_GROUP, $secret, [
            'type'              => 'string',
            'default'           => '',
            'sanitize_callback' => fn(mixed $typed): string => secret_from_form($secret, $typed),
        ]);
    }
});
