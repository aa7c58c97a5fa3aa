<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The fields of grades, specs and pages, as local JSON of Advanced Custom Fields or Secure Custom Fields (acf-json/). */

namespace HardMetals;

use WP_Post;

defined('ABSPATH') || exit;

const OUR_GROUPS = 'group_hard_metals_';

/** Whether a group is read from our JSON, and was not taken over into the database. */
function is_our_group(array $parent): bool {
    return str_starts_with((string) ($parent['key'] ?? ''), OUR_GROUPS) && ($parent['local'] ?? '') === 'json';
}

/** The names of the fields that a post type has in the groups of this WordPress itself. */
function names_of_fields_at(string $type): array {
    $theirs = array_filter(acf_get_field_groups(['post_type' => $type]), fn(array $group): bool => !is_our_group($group));
    return array_merge([], ...array_map(fn(array $group): array => array_column(acf_get_fields($group) ?: [], 'name'), array_values($theirs)));
}

/** The fields of one of our groups without those that this WordPress has itself: theirs stay the only ones of their name. */
function without_theirs(array $fields, array $parent): array {
    if (!is_our_group($parent)) {
        return $fields;
    }
    $types  = array_column(array_merge([], ...array_values($parent['location'] ?? [])), 'value');
    $theirs = array_merge([], ...array_map(names_of_fields_at(...), $types));
    return array_values(array_filter($fields, fn(array $field): bool => !in_array($field['name'], $theirs, true)));
}

/** A related post without its password, which REST answers to anybody, and without the words behind it. */
function without_password(mixed $value): mixed {
    if (is_array($value)) {
        return array_map(without_password(...), $value);
    }
    if (!$value instanceof WP_Post || $value->post_password === '') {
        return $value;
    }
    $locked = clone $value;
    foreach (['post_password', 'post_content', 'post_excerpt'] as $hidden) {
        $locked->$hidden = '';
    }
    return $locked;
}

add_filter('acf/settings/load_json', fn(array $paths): array => [...$paths, dirname(__DIR__) . '/acf-json']);
add_filter('acf/load_fields', without_theirs(...), 10, 2);

foreach (['relationship', 'post_object'] as $type) {
    add_filter("acf/format_value/type=$type", without_password(...), 20);
}
