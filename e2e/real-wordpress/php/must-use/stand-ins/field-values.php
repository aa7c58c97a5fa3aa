<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** A field's value as it is stored (references by id) and as it is answered (the shapes of ACF). */

namespace HardMetals;

/** The value with every reference turned into what ACF answers for it. */
function shown(mixed $value): mixed {
    return match (true) {
        !is_array($value)        => $value,
        isset($value['$post'])   => related_post($value['$post']),
        isset($value['$image'])  => image_field($value['$image']),
        array_is_list($value)    => shown_list($value),
        default                  => array_map(shown(...), $value),
    };
}

/** A post or image that is gone leaves its list; an empty list is false. */
function shown_list(array $values): array|false {
    return array_values(array_filter(array_map(shown(...), $values), fn(mixed $value): bool => $value !== false)) ?: false;
}

/** The value as we store it: references by id, so that they survive a changed slug. One that names nothing stays as written. */
function stored(mixed $value): mixed {
    return match (true) {
        is_string($value)        => current_user_can('unfiltered_html') ? $value : wp_kses_post($value),
        !is_array($value)        => $value,
        isset($value['$post'])   => ['$post' => post_id_of($value['$post']) ?: $value['$post']],
        isset($value['$image'])  => ['$image' => image_id_of($value['$image']) ?: $value['$image']],
        default                  => array_map(stored(...), $value),
    };
}

/** Ids of all posts and images a stored value names, to fetch them in one query. */
function referenced_ids(mixed $value): array {
    if (!is_array($value)) {
        return [];
    }
    $id = $value['$post'] ?? $value['$image'] ?? null;
    return is_int($id) ? [$id] : array_merge([], ...array_map(referenced_ids(...), array_values($value)));
}
