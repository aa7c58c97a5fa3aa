<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for Yoast SEO: `yoast_head_json`, the part of it that sites read; keys that have nothing to say are absent. */

namespace HardMetals;

const SEO_TITLE_META       = '_yoast_wpseo_title';
const SEO_DESCRIPTION_META = '_yoast_wpseo_metadesc';

/** "6Al-4V - Site name", entities decoded and tags dropped. */
function default_seo_title(int $id): string {
    $title = html_entity_decode(wp_strip_all_tags(get_the_title($id)), ENT_QUOTES | ENT_HTML5);
    return trim("$title - " . get_bloginfo('name'), ' -');
}

function seo_head(int $id): array {
    return array_filter([
        'title'        => get_post_meta($id, SEO_TITLE_META, true) ?: default_seo_title($id),
        'description'  => get_post_meta($id, SEO_DESCRIPTION_META, true),
        'robots'       => ['index' => 'index', 'follow' => 'follow'],
        'canonical'    => get_permalink($id),
        'og_url'       => get_permalink($id),
        'og_site_name' => get_bloginfo('name'),
    ]);
}

add_action('rest_api_init', function (): void {
    register_rest_field(\types_of_plugin(), 'yoast_head_json', [
        'get_callback' => fn(array $post): array => seo_head($post['id']),
        'schema'       => ['type' => 'object', 'context' => ['view', 'edit', 'embed']],
    ]);
});
