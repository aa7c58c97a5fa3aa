<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Tools → Public site: the settings, what becomes of webhooks, and the content report of the site. */

namespace HardMetals;

defined('ABSPATH') || exit;

const SITE_PAGE = 'hard-metals-site';

/** A setting that wp-config.php has, in place of its field. */
function print_constant(string $constant): void {
    /* translators: %s: the name of a constant */
    printf(esc_html__('Set by %s in wp-config.php.', 'hard-metals'), '<code>' . esc_html($constant) . '</code>');
}

function print_address_field(): void {
    if (defined('HARD_METALS_SITE_URL')) {
        print_constant('HARD_METALS_SITE_URL');
        return;
    }
    printf(
        '<input class="regular-text" type="text" inputmode="url" placeholder="https://www.example.com" id="%1$s" name="%1$s" value="%2$s">',
        esc_attr(SITE_URL_OPTION),
        esc_attr((string) get_option(SITE_URL_OPTION, '')),
    );
}

/** A secret can be typed and removed, and is never shown. */
function print_secret_field(array $arguments): void {
    ['label_for' => $option, 'constant' => $constant] = $arguments;
    if (defined($constant)) {
        print_constant($constant);
        return;
    }
    $is_set = get_option($option, '') !== '';
    printf(
        '<input class="regular-text" type="password" id="%1$s" name="%1$s" placeholder="%2$s" autocomplete="new-password">',
        esc_attr($option),
        $is_set ? esc_attr__('kept; type to replace it', 'hard-metals') : '',
    );
    if ($is_set) {
        printf(' <label><input type="checkbox" name="%s[]" value="%s"> %s</label>', esc_attr(REMOVE_SECRET), esc_attr($option), esc_html__('Remove it', 'hard-metals'));
    }
}

/** Where webhooks go and wait, and why the last one failed. */
function print_delivery(): void {
    $actions = admin_url('tools.php?page=action-scheduler&s=' . WEBHOOK_ACTION);
    $failure = get_transient(LAST_FAILURE);
    echo '<p>', sends_webhooks()
        /* translators: %s: the address of the site */
        ? sprintf(esc_html__('Changes are announced to %s.', 'hard-metals'), '<code>' . esc_html(site_url_of_visitors()) . '</code>')
        : esc_html__('Nothing is announced: the address of the site or the secret is missing.', 'hard-metals'), '</p>';
    echo '<p>', has_action_scheduler()
        ? sprintf('<a href="%s">%s</a>', esc_url($actions), esc_html__('Webhooks that were sent, wait or failed', 'hard-metals'))
        : esc_html__('They wait in WordPress’s cron, because no plugin brings Action Scheduler. Call wp-cron.php each minute from the server’s cron.', 'hard-metals'), '</p>';
    if (is_string($failure)) {
        wp_admin_notice(esc_html($failure), ['type' => 'warning']);
    }
}

function print_site_page(): void {
    echo '<div class="wrap"><h1>', esc_html__('Public site', 'hard-metals'), '</h1>';
    settings_errors();
    print_delivery();
    if (opens_previews()) {
        printf('<p><a href="%s">%s</a></p>', esc_url(admin_action(REPORT_ACTION)), esc_html__('The content report', 'hard-metals'));
    }
    if (current_user_can('manage_options')) {
        echo '<form method="post" action="options.php">';
        settings_fields(SETTINGS_GROUP);
        do_settings_sections(SITE_PAGE);
        submit_button(__('Save', 'hard-metals'));
        echo '</form>';
    }
    echo '</div>';
}

add_action('admin_menu', fn() => add_management_page(__('Public site', 'hard-metals'), __('Public site', 'hard-metals'), 'edit_others_posts', SITE_PAGE, print_site_page(...)));

add_action('admin_init', function (): void {
    $secrets = [
        WEBHOOK_SECRET_OPTION => [__('Secret (the site’s WEBHOOK_SECRET)', 'hard-metals'), 'HARD_METALS_WEBHOOK_SECRET'],
        PREVIEW_SECRET_OPTION => [__('Preview secret (the site’s PREVIEW_SECRET)', 'hard-metals'), 'HARD_METALS_PREVIEW_SECRET'],
    ];
    add_settings_section('site', __('Settings', 'hard-metals'), '__return_null', SITE_PAGE);
    add_settings_field(SITE_URL_OPTION, __('Address of the site', 'hard-metals'), print_address_field(...), SITE_PAGE, 'site', ['label_for' => SITE_URL_OPTION]);
    foreach ($secrets as $option => [$label, $constant]) {
        add_settings_field($option, $label, print_secret_field(...), SITE_PAGE, 'site', ['label_for' => $option, 'constant' => $constant]);
    }
});
