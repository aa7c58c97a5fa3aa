<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Where the public site is and what notices are signed with: from wp-config.php, or else from Tools → Site notices. */

namespace HardMetals;

defined('ABSPATH') || exit;

const SITE_URL_OPTION      = 'hard_metals_site_url';
const NOTICE_SECRET_OPTION = 'hard_metals_notice_secret';

/** The public site's address without a slash at its end; "" where nobody has said it. */
function site_url_of_visitors(): string {
    $url = defined('HARD_METALS_SITE_URL') ? constant('HARD_METALS_SITE_URL') : get_option(SITE_URL_OPTION, '');
    return untrailingslashit((string) $url);
}

/** The words of NOTICE_SECRET at the site; "" where there are none. */
function notice_secret(): string {
    return (string) (defined('HARD_METALS_NOTICE_SECRET') ? constant('HARD_METALS_NOTICE_SECRET') : get_option(NOTICE_SECRET_OPTION, ''));
}

function sends_notices(): bool {
    return site_url_of_visitors() !== '' && notice_secret() !== '';
}

add_action('init', function (): void {
    register_setting('hard_metals_notices', SITE_URL_OPTION, [
        'type'              => 'string',
        'default'           => '',
        'sanitize_callback' => sanitize_url(...),
        'show_in_rest'      => true,
    ]);
    // readable by nobody over REST
    register_setting('hard_metals_notices', NOTICE_SECRET_OPTION, [
        'type'              => 'string',
        'default'           => '',
        'sanitize_callback' => sanitize_text_field(...),
    ]);
});
