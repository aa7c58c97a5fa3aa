<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A grade of which every second list of facts is a text, and every second figure a list. */

namespace HardMetals\MalformedFields;

const READ = ['chemistry', 'uns', 'density', 'aliases', 'specs-titanium'];

function malformed(array $fields): array {
    $filled = array_filter($fields, fn(mixed $value, string $name): bool => $value && !in_array($name, READ, true), ARRAY_FILTER_USE_BOTH);
    foreach (array_keys($filled) as $place => $name) {
        if ($place % 2 === 0) {
            $fields[$name] = is_array($fields[$name]) ? 'see below' : ['malformed' => ['deep' => true]];
        }
    }
    return $fields;
}

add_action('rest_api_init', function (): void {
    register_rest_field('titanium_grades', 'acf', [
        'get_callback' => function (array $post): mixed {
            $fields = (array) \HardMetals\fields_of($post['id']);
            return ($post['slug'] ?? '') === '6al-4v' ? malformed($fields) : $fields;
        },
    ]);
}, 300);
