<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A grade with the fields of decision 50, every second of them malformed: a list is a text, a figure is a list. */

namespace HardMetals\MalformedFields;

const FORMER = ['chemistry', 'uns', 'density', 'aliases', 'specs-titanium'];

function malformed(array $fields): array {
    $added = array_values(array_filter(array_keys($fields), fn(string $name): bool => $fields[$name] && !in_array($name, FORMER, true)));
    foreach ($added as $place => $name) {
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
