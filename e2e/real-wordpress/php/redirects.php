<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for a redirect plugin, and an editor who made a circle with it. */

const REDIRECTS = [
    '/old-stock/'   => '/older-stock/',
    '/older-stock/' => '/old-stock/',
    '/former-name/' => '/about-us-2/',
];

add_action('parse_request', function (): void {
    $target = REDIRECTS[trailingslashit((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH))] ?? null;
    if ($target) {
        wp_safe_redirect(home_url($target), 301);
        exit;
    }
});
