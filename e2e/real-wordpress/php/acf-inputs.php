<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Stands for ACF in an editor: one input, as ACF writes it, for the UNS number of a titanium grade, and ACF's simulated save
 * (`acf_setup_meta`), whose values its REST answers then carry. Here the values are the plugin's own fields.
 */

final class StandInMeta {
    public static array $local = [];
}

function acf_get_meta(int $id): array {
    return [];
}

function acf_setup_meta(array $meta, int $id): array {
    $names = [];
    foreach ($meta as $key => $value) {
        $names[preg_replace('/^field_/', '', $key)] = $value;
    }
    return StandInMeta::$local[$id] = $names;
}

function acf_reset_meta(int $id): void {
    unset(StandInMeta::$local[$id]);
}

add_filter('get_post_metadata', function (mixed $value, int $id, string $key): mixed {
    static $isReading = false;
    if ($isReading || $key !== '_hard_metals_fields' || !isset(StandInMeta::$local[$id])) {
        return $value;
    }
    $isReading = true;
    $kept      = json_decode((string) get_post_meta($id, $key, true), true) ?: [];
    $isReading = false;
    return [wp_json_encode(StandInMeta::$local[$id] + $kept)];
}, 10, 3);

add_action('add_meta_boxes_titanium_grades', fn() => add_meta_box('stand-in', 'Fields', function (WP_Post $post): void {
    $fields = json_decode((string) get_post_meta($post->ID, '_hard_metals_fields', true), true) ?: [];
    printf(
        '<div class="acf-field" data-name="uns"><label>UNS number <input type="text" name="acf[field_uns]" value="%s"></label></div>',
        esc_attr($fields['uns'] ?? ''),
    );
}));
