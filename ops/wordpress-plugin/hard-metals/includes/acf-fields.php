<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The fields of grades and specs that an engineer orders from, as field groups of ACF where ACF is active. */

namespace HardMetals;

defined('ABSPATH') || exit;

/** Each metal's grades and specs, and the repeater in which its grades name their specs. */
const METAL_FIELDS = [
    ['grades' => 'titanium_grades', 'specs' => 'titanium_specs', 'rows' => 'specs-titanium'],
    ['grades' => 'stainless_grades', 'specs' => 'stainlesssteelspec', 'rows' => 'specs-stainless-steel'],
    ['grades' => 'alloy_steel_grades', 'specs' => 'alloy_steel_specs', 'rows' => 'specs-alloy-steel'],
    ['grades' => 'nickel_grades', 'specs' => 'nickel_specs', 'rows' => 'specs-nickel'],
    ['grades' => 'cobalt_alloy_grades', 'specs' => 'cobalt_alloy_specs', 'rows' => 'specs-cobalt-alloy'],
];

/** The fields by what they belong to: `grade`, `spec`, `row_of_specs`. The site's tests read the same file. */
function acf_fields(): array {
    static $fields = null;
    return $fields ??= json_decode((string) file_get_contents(dirname(__DIR__) . '/acf-fields.json'), true, 16, JSON_THROW_ON_ERROR);
}

/** Fields with the keys that ACF knows them by, none of them required. Without ACF Pro there are no repeaters. */
function with_acf_keys(array $fields, string $above): array {
    $known = array_filter($fields, fn(array $field): bool => $field['type'] !== 'repeater' || acf_get_field_type('repeater'));
    return array_map(function (array $field) use ($above): array {
        $key = "{$above}_{$field['name']}";
        return [
            ...$field,
            ...array_map(fn(string $words): string => __($words, 'hard-metals'), array_intersect_key($field, ['label' => 1, 'instructions' => 1])),
            'key'        => $key,
            'required'   => 0,
            'allow_null' => 1,
            ...(isset($field['sub_fields']) ? ['sub_fields' => with_acf_keys($field['sub_fields'], $key), 'layout' => 'block'] : []),
        ];
    }, array_values($known));
}

/** The repeaters in which grades name their specs. */
function names_of_rows(): array {
    return array_column(METAL_FIELDS, 'rows');
}

function register_acf_groups(): void {
    foreach (['grade' => 'grades', 'spec' => 'specs'] as $kind => $types) {
        acf_add_local_field_group([
            'key'      => "group_hard_metals_$kind",
            'title'    => $kind === 'grade' ? 'Facts to order from' : 'Specification',
            'fields'   => with_acf_keys(acf_fields()[$kind], "field_hard_metals_$kind"),
            // without it ACF keeps them out of the REST API, where the site reads them
            'show_in_rest' => 1,
            'location' => array_map(
                fn(string $type): array => [['param' => 'post_type', 'operator' => '==', 'value' => $type]],
                array_column(METAL_FIELDS, $types)
            ),
        ]);
    }
}

/**
 * The editors' own repeater of specs, with our fields in each row beside theirs. They are not registered as local fields
 * below it: of a repeater that has any, ACF no longer reads those in the database. The editor of field groups, who would
 * save them as theirs, does not see them.
 */
function add_to_rows_of_specs(array $field): array {
    if ($field['type'] !== 'repeater' || !in_array($field['name'], names_of_rows(), true) || get_post_type() === 'acf-field-group') {
        return $field;
    }
    $theirs = array_column($field['sub_fields'] ?? [], 'name');
    foreach (with_acf_keys(not_theirs('rows_of_specs', acf_fields()['row_of_specs']), "{$field['key']}_hard_metals") as $ours) {
        if (!in_array($ours['name'], $theirs, true)) {
            $field['sub_fields'][] = acf_get_valid_field([...$ours, 'parent' => $field['key']]);
        }
    }
    return $field;
}

add_action('acf/init', register_acf_groups(...));
// after ACF has loaded the sub fields of the repeater (priority 10)
add_filter('acf/load_field', add_to_rows_of_specs(...), 20);
