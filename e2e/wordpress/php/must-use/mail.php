<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** No mail leaves a WordPress of the tests: each is written to a file, and a message says what its mailer does. */

/** A message with this is refused by the mail server. */
const MAIL_FAILS = '[mail_failed]';
/** A message with this takes the mail server seconds. */
const MAIL_IS_SLOW = '[slow mail]';

add_filter('pre_wp_mail', function (mixed $sent, array $mail): bool {
    if (str_contains($mail['message'], MAIL_IS_SLOW)) {
        sleep(2);
    }
    if (str_contains($mail['message'], MAIL_FAILS)) {
        return false;
    }
    file_put_contents(CMS_SITE . '/mails.jsonl', wp_json_encode($mail) . "\n", FILE_APPEND | LOCK_EX);
    return true;
}, 10, 2);
