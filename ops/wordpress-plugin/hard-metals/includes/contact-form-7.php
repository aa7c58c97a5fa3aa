<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Where Contact Form 7 answers the quote form: what was mailed under a reference is answered as the first time, and neither mailed nor stored by Flamingo again. */

namespace HardMetals;

defined('ABSPATH') || exit;

// after the plugins that look for spam: a request that they abort is not mailed
add_action('wpcf7_before_send_mail', function (object $form, bool &$abort, object $submission): void {
    if ($abort) {
        return;
    }
    $state = Mailing::begin(quote_reference($submission->get_posted_data('reference'), $submission->get_meta('unit_tag')));
    $abort = $state !== 'mail';
    if ($state === 'mailed') {
        $submission->set_status('mail_sent');
        $submission->set_response($form->message('mail_sent_ok'));
    }
}, PHP_INT_MAX, 3);

// at once: what another plugin does after the mail may fail
add_action('wpcf7_mail_sent', function (): void {
    Mailing::end(true);
}, 1);

add_action('wpcf7_submit', function (): void {
    Mailing::end(false);
}, 1);

add_filter('wpcf7_flamingo_submit_if', fn(array $statuses): array => Mailing::$repeated ? [] : $statuses);
