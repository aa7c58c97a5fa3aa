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
    // their names and digests: the files themselves are gone after the request
    $files               = (array) ($mail['attachments'] ?? []);
    $names               = array_map(fn($name, string $path): string => is_string($name) ? $name : basename($path), array_keys($files), $files);
    $mail['attachments'] = (object) array_combine($names, array_map(fn(string $path): string => hash_file('sha256', $path), $files));
    file_put_contents(CMS_SITE . '/mails.jsonl', wp_json_encode($mail) . "\n", FILE_APPEND | LOCK_EX);
    return true;
}, 10, 2);
