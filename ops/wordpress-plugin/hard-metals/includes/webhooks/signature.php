<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The body of a webhook and its signature. Pure functions: `e2e/wordpress/contract/webhooks.json` tests them and the site with
 * the same examples.
 */

namespace HardMetals;

/** The id makes the signature differ from that of the same changes in the same second: the site accepts each once. */
function webhook_body(array $changes, ?string $id = null): string {
    return (string) json_encode(
        ['changes' => $changes] + ($id === null ? [] : ['id' => $id]),
        JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
    );
}

/** HMAC SHA-256 over `{timestamp}.{raw body}`. */
function webhook_signature(string $secret, string $timestamp, string $body): string {
    return 'sha256=' . hash_hmac('sha256', "$timestamp.$body", $secret);
}

/** The change from ["type", "status", "slug"] to another, null where there was or is no post; null for no change. */
function change_between(?array $before, ?array $after): ?array {
    $was = ($before['status'] ?? '') === 'publish';
    $is  = ($after['status'] ?? '') === 'publish';
    return match (true) {
        $is && !$was => ['type' => $after['type'], 'event' => 'published', 'slug' => $after['slug']],
        // the trash adds to a slug, so the one visitors know is the one from before
        $was && !$is => ['type' => $before['type'], 'event' => 'gone', 'slug' => $before['slug']],
        $is => ['type' => $after['type'], 'event' => 'changed', 'slug' => $after['slug']]
            + ($before['slug'] === $after['slug'] ? [] : ['before' => $before['slug']]),
        default => null,
    };
}

/** Whether a status is a refusal for good; silence (0), and a site that has trouble itself, are tried again. */
function is_refusal(int $status): bool {
    return $status >= 400 && $status < 500 && !in_array($status, [408, 425, 429], true);
}

/** "titanium_specs ams-4928 changed (was ams-4928-old)" */
function change_in_words(array $change): string {
    $was = isset($change['before']) ? " (was {$change['before']})" : '';
    return trim(implode(' ', array_filter([$change['type'] ?? '', $change['slug'] ?? '', $change['event'] ?? '']))) . $was;
}
