<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * The field groups of grades and pages (field-groups.json, which `npm run plugin` makes), registered where ACF is active and
 * this WordPress has no field of that name: what a site has itself, or has imported, stays as it is.
 */

namespace HardMetals;

defined('ABSPATH') || exit;

function content_groups(): array {
    $file = dirname(__DIR__) . '/field-groups.json';
    return is_readable($file) ? (json_decode((string) file_get_contents($file), true, 32) ?: []) : [];
}

/** The names of the fields that a post type has without this plugin. */
function names_of_fields_at(string $type): array {
    $names = [];
    foreach (acf_get_field_groups(['post_type' => $type]) as $group) {
        if (!str_starts_with((string) $group['key'], 'group_hard_metals_') || empty($group['local'])) {
            array_push($names, ...array_column(acf_get_fields($group) ?: [], 'name'));
        }
    }
    return $names;
}

/** Without the fields whose type this edition of ACF lacks: ACF's free one has no rows. */
function known_to_acf(array $fields): array {
    $known = array_filter($fields, fn(array $field): bool => (bool) acf_get_field_type($field['type']));
    return array_map(fn(array $field): array => isset($field['sub_fields'])
        ? ['sub_fields' => known_to_acf($field['sub_fields'])] + $field
        : $field, array_values($known));
}

function register_content_groups(array $groups): void {
    foreach ($groups as $group) {
        $theirs  = names_of_fields_at($group['location'][0][0]['value']);
        $is_free = fn(array $field): bool => !in_array($field['name'], $theirs, true);
        $fields  = known_to_acf(array_filter($group['fields'], $is_free));
        if ($fields) {
            acf_add_local_field_group(['fields' => $fields] + $group);
        }
    }
}

add_action('acf/init', fn() => register_content_groups(content_groups()));
