<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for the plugins a production WordPress may have already: what each is recognised by, and one answer of its own. */

class ACF {}
define('WPSEO_VERSION', '28.4');

add_action('init', fn() => register_post_type('forms', [
    'label'        => 'Forms of another plugin',
    'public'       => true,
    'show_in_rest' => true,
    'rest_base'    => 'forms',
]));

add_action('rest_api_init', function (): void {
    $theirs = [
        'menus/v1'          => ['/menus/(?P<id>\d+)', 'GET'],
        'contact-form-7/v1' => ['/contact-forms/(?P<id>\d+)/feedback', 'POST'],
    ];
    foreach ($theirs as $namespace => [$route, $method]) {
        register_rest_route($namespace, $route, [
            'methods'             => $method,
            'callback'            => fn(): array => ['of' => 'another plugin'],
            'permission_callback' => '__return_true',
        ]);
    }
});

// a field as ACF keeps it: its value in one row, the key of the field in another
add_action('init', function (): void {
    foreach (['photo', '_photo', 'gallery', '_gallery'] as $key) {
        register_post_meta('processes', $key, [
            'type'          => 'string',
            'single'        => true,
            'show_in_rest'  => true,
            'auth_callback' => '__return_true',
        ]);
    }
}, 30);
