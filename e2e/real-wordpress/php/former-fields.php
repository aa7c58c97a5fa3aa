<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A WordPress whose grades and specs have no more than the fields of before decision 50. */

namespace HardMetals\FormerFields;

const OF_GRADES = ['chemistry', 'uns', 'density', 'aliases'];

/** Of a row of specs the links to specs and forms alone. */
function former_row(array $row): array {
    return array_filter($row, fn(string $name): bool => $name === 'form' || str_ends_with($name, '_spec_links'), ARRAY_FILTER_USE_KEY);
}

function former(array $fields): array {
    $kept = [];
    foreach ($fields as $name => $value) {
        if (in_array($name, OF_GRADES, true)) {
            $kept[$name] = $value;
        } elseif (str_starts_with($name, 'specs-') && is_array($value)) {
            $kept[$name] = array_map(former_row(...), $value);
        }
    }
    return $kept;
}

add_action('rest_api_init', function (): void {
    $types = array_filter(\HardMetals\public_types(), fn(string $type): bool => preg_match('/(?:grades|specs?)$/', $type) === 1);
    register_rest_field($types, 'acf', [
        'get_callback' => fn(array $post): mixed => former((array) \HardMetals\fields_of($post['id'])),
    ]);
}, 200);
