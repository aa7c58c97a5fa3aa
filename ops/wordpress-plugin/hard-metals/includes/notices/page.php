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
    $changes  = array_map(change_in_words(...), changes_of($notice));
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

function is_set_in_config(string $constant): string {
    return "set by <code>$constant</code> in wp-config.php.";
}

function address_field(): string {
    return '<p><label>' . __('Address of the site', 'hard-metals') . ' ' . (defined('HARD_METALS_SITE_URL')
        ? is_set_in_config('HARD_METALS_SITE_URL')
        : sprintf('<input class="regular-text" type="text" inputmode="url" placeholder="https://www.example.com" name="%s" value="%s">', SITE_URL_OPTION, esc_attr((string) get_option(SITE_URL_OPTION, '')))) . '</label></p>';
}

/** A secret can be typed and removed, and is never shown. */
function secret_field(string $label, string $option, string $constant): string {
    if (defined($constant)) {
        return "<p>$label: " . is_set_in_config($constant) . '</p>';
    }
    $is_set = get_option($option, '') !== '';
    $hint   = $is_set ? 'kept; type to replace it' : '';
    $remove = $is_set ? sprintf(' <label><input type="checkbox" name="%s[]" value="%s"> Remove it</label>', REMOVE_SECRET, $option) : '';
    return sprintf('<p><label>%s <input class="regular-text" type="password" name="%s" placeholder="%s" autocomplete="new-password"></label>%s</p>', $label, $option, $hint, $remove);
}

/** A button that asks the site, with what is saved. */
function test_form(): string {
    $found  = get_transient(test_name());
    $answer = is_array($found) ? '<ul>' . implode('', array_map(fn(mixed $says): string => '<li>' . esc_html((string) $says) . '</li>', $found)) . '</ul>' : '';
    delete_transient(test_name());
    return sprintf(
        '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<button class="button">%s</button></form>%s',
        esc_url(admin_url('admin-post.php')),
        TEST_ACTION,
        wp_nonce_field(TEST_ACTION, '_wpnonce', true, false),
        esc_html__('Test address and secrets', 'hard-metals'),
        $answer,
    );
}

function settings_form(): string {
    if (!current_user_can('manage_options')) {
        return '';
    }
    ob_start();
    settings_fields(SETTINGS_GROUP);
    submit_button(__('Save', 'hard-metals'));
    $hidden = (string) ob_get_clean();
    return '<h2>Settings</h2><form method="post" action="options.php">'
        . address_field()
        . secret_field(__('Secret (the site’s NOTICE_SECRET)', 'hard-metals'), NOTICE_SECRET_OPTION, 'HARD_METALS_NOTICE_SECRET')
        . secret_field(__('Preview secret (the site’s PREVIEW_SECRET)', 'hard-metals'), PREVIEW_SECRET_OPTION, 'HARD_METALS_PREVIEW_SECRET')
        . "$hidden</form>" . test_form();
}

/** Why nothing is delivered, where a notice waits that should long be sent. */
function delivery_trouble(): string {
    $due = next_due();
    return sends_notices() && $due !== null && $due < time() - 2 * MINUTE_IN_SECONDS
        ? '<div class="notice notice-warning"><p>Notices wait that should be sent: this WordPress cannot call itself at <code>' . esc_html(rest_url()) . '</code>. A cron of the server that calls wp-cron.php each minute sends them too.</p></div>'
        : '';
}

function notice_heads(): array {
    return [__('Made', 'hard-metals'), __('Change', 'hard-metals'), __('State', 'hard-metals'), __('Tries', 'hard-metals'), __('Answer', 'hard-metals')];
}

function notices_page(): void {
    $rows  = implode('', array_map(notice_row(...), latest_notices()));
    $state = sends_notices()
        ? sprintf(__('Changes are announced to %s.', 'hard-metals'), '<a href="' . esc_url(site_url_of_visitors()) . '">' . esc_html(site_url_of_visitors()) . '</a>')
        : __('Nothing is announced: the address of the site or the secret is missing. Visitors see changes after 15 minutes.', 'hard-metals');
    $report = opens_previews()
        ? sprintf(__('%s says what editors should look at, and what this WordPress lacks.', 'hard-metals'), '<a href="' . esc_url(admin_action(REPORT_ACTION)) . '">' . __('The content report', 'hard-metals') . '</a>')
        : __('Without the preview secret there are no previews on the site, and no content report.', 'hard-metals');
    $again = sprintf(
        '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<button class="button">%s</button></form>',
        esc_url(admin_url('admin-post.php')),
        NOTICES_PAGE,
        wp_nonce_field(NOTICES_PAGE, '_wpnonce', true, false),
        esc_html__('Send again what was not answered', 'hard-metals'),
    );
    echo "<div class='wrap'><h1>" . esc_html__('Site notices', 'hard-metals') . '</h1>';
    settings_errors();
    echo delivery_trouble() . "<p>$state</p><p>$report</p>$again"
        . '<table class="widefat striped"><thead><tr><th>' . implode('</th><th>', array_map(esc_html(...), notice_heads())) . '</th></tr></thead>'
        . "<tbody>$rows</tbody></table>" . settings_form() . '</div>';
}

add_action('admin_menu', fn() => add_management_page(__('Site notices', 'hard-metals'), __('Site notices', 'hard-metals'), 'edit_others_posts', NOTICES_PAGE, notices_page(...)));

add_action('admin_post_' . NOTICES_PAGE, function (): void {
    check_admin_referer(NOTICES_PAGE);
    if (!current_user_can('edit_others_posts')) {
        wp_die(__('You may not send notices.', 'hard-metals'), 403);
    }
    retry_notices();
    wp_safe_redirect(admin_url('tools.php?page=' . NOTICES_PAGE));
    exit;
});
