<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Tools → Site notices: what was sent, and what the site answered. */

namespace HardMetals;

defined('ABSPATH') || exit;

const NOTICES_PAGE = 'hard-metals-notices';

/** "titanium_specs ams-4928 changed (was ams-4928-old)" */
function change_in_words(array $change): string {
    $was = isset($change['before']) ? " (was {$change['before']})" : '';
    return trim("{$change['type']} " . ($change['slug'] ?? '')) . " {$change['event']}$was";
}

function notice_row(object $notice): string {
    $changes  = array_map(change_in_words(...), json_decode($notice->body, true)['changes']);
    $answer   = json_decode($notice->answer, true) ?: [];
    $site     = site_url_of_visitors();
    $links    = array_map(fn(string $path): string => sprintf('<a href="%s">%s</a>', esc_url($site . $path), esc_html($path)), $answer['refreshed'] ?? []);
    $pages    = $links ? '<details><summary>' . count($links) . ' pages</summary>' . implode('<br>', $links) . '</details>' : '';
    return sprintf(
        '<tr><td>%s</td><td>%s</td><td>%s</td><td>%d</td><td>%s%s</td></tr>',
        esc_html(wp_date('Y-m-d H:i:s', (int) $notice->made)),
        implode('<br>', array_map(esc_html(...), $changes)),
        esc_html($notice->state),
        $notice->tries,
        esc_html($answer['message'] ?? ''),
        $pages,
    );
}

function settings_form(): string {
    if (!current_user_can('manage_options')) {
        return '';
    }
    ob_start();
    settings_fields('hard_metals_notices');
    submit_button('Save');
    $hidden = (string) ob_get_clean();
    $field  = fn(string $label, string $name, string $type, string $value, string $constant): string => defined($constant)
        ? "<p>$label: set by <code>$constant</code> in wp-config.php.</p>"
        : sprintf('<p><label>%s <input class="regular-text" type="%s" name="%s" value="%s" autocomplete="off"></label></p>', $label, $type, $name, esc_attr($value));
    return '<h2>Settings</h2><form method="post" action="options.php">'
        . $field('Address of the site', SITE_URL_OPTION, 'url', (string) get_option(SITE_URL_OPTION, ''), 'HARD_METALS_SITE_URL')
        . $field('Secret (the site’s NOTICE_SECRET)', NOTICE_SECRET_OPTION, 'password', (string) get_option(NOTICE_SECRET_OPTION, ''), 'HARD_METALS_NOTICE_SECRET')
        . $field('Preview secret (the site’s PREVIEW_SECRET)', PREVIEW_SECRET_OPTION, 'password', (string) get_option(PREVIEW_SECRET_OPTION, ''), 'HARD_METALS_PREVIEW_SECRET')
        . "$hidden</form>";
}

function notices_page(): void {
    $rows  = implode('', array_map(notice_row(...), latest_notices()));
    $state = sends_notices()
        ? 'Changes are announced to <a href="' . esc_url(site_url_of_visitors()) . '">' . esc_html(site_url_of_visitors()) . '</a>.'
        : 'Nothing is announced: the address of the site or the secret is missing. Visitors see changes after 15 minutes.';
    $report = opens_previews()
        ? '<a href="' . esc_url(admin_action(REPORT_ACTION)) . '">The content report</a> says what editors should look at.'
        : 'Without the preview secret there are no previews on the site, and no content report.';
    $again = sprintf(
        '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<button class="button">Send again what was not answered</button></form>',
        esc_url(admin_url('admin-post.php')),
        NOTICES_PAGE,
        wp_nonce_field(NOTICES_PAGE, '_wpnonce', true, false),
    );
    echo "<div class='wrap'><h1>Site notices</h1><p>$state</p><p>$report</p>$again"
        . '<table class="widefat striped"><thead><tr><th>Made</th><th>Change</th><th>State</th><th>Tries</th><th>Answer</th></tr></thead>'
        . "<tbody>$rows</tbody></table>" . settings_form() . '</div>';
}

add_action('admin_menu', fn() => add_management_page('Site notices', 'Site notices', 'edit_others_posts', NOTICES_PAGE, notices_page(...)));

add_action('admin_post_' . NOTICES_PAGE, function (): void {
    check_admin_referer(NOTICES_PAGE);
    if (!current_user_can('edit_others_posts')) {
        wp_die('You may not send notices.', 403);
    }
    retry_notices();
    start_delivery();
    wp_safe_redirect(admin_url('tools.php?page=' . NOTICES_PAGE));
    exit;
});
