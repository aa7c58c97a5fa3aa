<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** `php contract.php WEBHOOKS.json PREVIEWS.json`: what the plugin says otherwise than the contract, a line each; exit code 1 if anything. */

namespace HardMetals;

$includes = dirname(__DIR__, 3) . '/ops/wordpress-plugin/hard-metals/includes';
require "$includes/webhooks/signature.php";
require "$includes/previews/token.php";

[$contract, $previews] = array_map(
    fn(string $file): array => json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR),
    array_slice($argv, 1),
);
$astray = [];

foreach ($contract['edits'] as $edit) {
    if (change_between($edit['before'], $edit['after']) !== $edit['change']) {
        $astray[] = $edit['is'];
    }
}
foreach ($contract['webhooks'] as $webhook) {
    if (webhook_body($webhook['changes'], $webhook['id'] ?? null) !== $webhook['body']) {
        $astray[] = "{$webhook['is']}: the body";
    }
    if (webhook_signature($contract['secret'], $webhook['timestamp'], $webhook['body']) !== $webhook['signature']) {
        $astray[] = "{$webhook['is']}: the signature";
    }
}
foreach ($contract['answers'] as $answer) {
    if (is_refusal($answer['status']) !== $answer['refused']) {
        $astray[] = "{$answer['is']}: whether it is a refusal";
    }
}
foreach ($previews['signed'] as $signed) {
    $address = isset($signed['type']) ? preview_address($signed['type'], $signed['id']) : REPORT_ADDRESS;
    if ($address !== $signed['address']) {
        $astray[] = "{$signed['is']}: the address";
    }
    if (preview_token($previews['secret'], $address, $signed['until']) !== $signed['token']) {
        $astray[] = "{$signed['is']}: the token";
    }
}
echo implode("\n", $astray);
exit($astray ? 1 : 0);
