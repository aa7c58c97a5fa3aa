<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * `php acf-groups.php GROUPS.json THEIRS.json [TYPES]`: which fields the plugin registers where ACF has the groups of the
 * second file and the field types named (all without a third argument). ACF itself is not here: its functions stand in.
 */

[, $groups, $theirs, $types] = $argv + [3 => ''];

require __DIR__ . '/boot.php';

function acf_get_field_groups(array $filter): array {
    global $theirs;
    $all = json_decode(file_get_contents($theirs), true, 32, JSON_THROW_ON_ERROR);
    return array_values(array_filter($all, fn(array $group): bool => in_array($filter['post_type'], array_column(array_merge(...$group['location']), 'value'), true)));
}

function acf_get_fields(array $group): array {
    return $group['fields'];
}

function acf_get_field_type(string $name): ?object {
    global $types;
    return $types === '' || in_array($name, explode(',', $types), true) ? new stdClass() : null;
}

function acf_add_local_field_group(array $group): void {
    echo "{$group['location'][0][0]['value']}: ", implode(', ', array_column($group['fields'], 'name')), "\n";
}

HardMetals\register_content_groups(json_decode(file_get_contents($groups), true, 32, JSON_THROW_ON_ERROR));
