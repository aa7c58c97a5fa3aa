<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php contract.php NOTICES.json`: what the plugin says otherwise than the contract, a line each; exit code 1 if anything. */

namespace HardMetals;

require dirname(__DIR__) . '/plugin/hard-metals/includes/notices/signature.php';

$contract = json_decode((string) file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);
$astray   = [];

foreach ($contract['edits'] as $edit) {
    if (change_between($edit['before'], $edit['after']) !== $edit['change']) {
        $astray[] = $edit['is'];
    }
}
foreach ($contract['notices'] as $notice) {
    if (notice_body($notice['changes']) !== $notice['body']) {
        $astray[] = "{$notice['is']}: the body";
    }
    if (notice_signature($contract['secret'], $notice['timestamp'], $notice['body']) !== $notice['signature']) {
        $astray[] = "{$notice['is']}: the signature";
    }
}
echo implode("\n", $astray);
exit($astray ? 1 : 0);
