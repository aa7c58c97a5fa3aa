<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The site posts a quote request again when it did not hear what became of it. Each has a reference, in the field `reference`
 * and in the unit tag; what Contact Form 7 mailed under one is answered as the first time, and neither mailed nor stored by
 * Flamingo again. What was mailed is an option, which is a row: a transient may be in a cache alone, and is lost with it.
 */

namespace HardMetals;

use WP_Upgrader;

defined('ABSPATH') || exit;

/** Seconds that a mail server may take; a process that took longer has died, and the request may be mailed again. */
const MAILING_TIMEOUT = 10 * MINUTE_IN_SECONDS;
/** Longer than the site may take until it posts a request for the last time. */
const MAILED_MEMORY = 90 * DAY_IN_SECONDS;

/** The mailing of a quote request in this process. */
final class Mailing {
    /** The name of the lock that this process holds; "" for none. */
    public static string $lock = '';
    /** Whether this request was mailed before. */
    public static bool $repeated = false;
}

/** The reference that a request names itself by, in its field or at the end of its unit tag; "" for none. */
function quote_reference(object $submission): string {
    foreach ([$submission->get_posted_data('reference'), $submission->get_meta('unit_tag')] as $name) {
        if (is_string($name) && preg_match('/(?:^|-)(Q(?:-[0-9A-HJKMNP-TV-Z]{4}){3})$/', $name, $found)) {
            return $found[1];
        }
    }
    return '';
}

// after the plugins that look for spam: a request that they abort is not mailed
add_action('wpcf7_before_send_mail', function (object $form, bool &$abort, object $submission): void {
    $reference = quote_reference($submission);
    if ($abort || $reference === '') {
        return;
    }
    require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
    $lock          = "hard_metals_$reference";
    Mailing::$lock = WP_Upgrader::create_lock($lock, MAILING_TIMEOUT) ? $lock : '';
    // looked up under the lock: the process before may just have ended
    Mailing::$repeated = Mailing::$lock !== '' && get_option("{$lock}_mailed") !== false;
    $abort             = Mailing::$repeated || Mailing::$lock === '';
    if (Mailing::$repeated) {
        $submission->set_status('mail_sent');
        $submission->set_response($form->message('mail_sent_ok'));
    }
}, PHP_INT_MAX, 3);

// at once: what another plugin does after the mail may fail
add_action('wpcf7_mail_sent', function (): void {
    if (Mailing::$lock !== '') {
        add_option(Mailing::$lock . '_mailed', time(), '', false);
    }
}, 1);

// WordPress's own daily tidying: what was mailed, and the locks of mailings that died
add_action('wp_scheduled_delete', function (): void {
    global $wpdb;
    $kept = $wpdb->get_results("SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'hard_metals_Q-%'", ARRAY_A);
    foreach ($kept as ['option_name' => $name, 'option_value' => $time]) {
        if ((int) $time < time() - MAILED_MEMORY) {
            delete_option($name);
        }
    }
});

add_action('wpcf7_submit', function (): void {
    if (Mailing::$lock !== '') {
        WP_Upgrader::release_lock(Mailing::$lock);
    }
}, 1);

add_filter('wpcf7_flamingo_submit_if', fn(array $statuses): array => Mailing::$repeated ? [] : $statuses);
