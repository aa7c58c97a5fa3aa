<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Stands for Yoast SEO: `yoast_head_json`, the part of it that sites read; keys that have nothing to say are absent. */

namespace HardMetals;

const SEO_TITLE_META       = '_yoast_wpseo_title';
const SEO_DESCRIPTION_META = '_yoast_wpseo_metadesc';

const ROBOTS = [
    'index'             => 'index',
    'follow'            => 'follow',
    'max-snippet'       => 'max-snippet:-1',
    'max-image-preview' => 'max-image-preview:large',
    'max-video-preview' => 'max-video-preview:-1',
];

/** "6Al-4V - Site name", entities decoded and tags dropped. */
function default_seo_title(int $id): string {
    $title = html_entity_decode(wp_strip_all_tags(get_the_title($id)), ENT_QUOTES | ENT_HTML5);
    return trim("$title - " . get_bloginfo('name'), ' -');
}

/** The featured image, as `og_image` lists it for social networks. */
function seo_images(int $id): array {
    $image = get_post_thumbnail_id($id);
    [$url, $width, $height] = $image ? wp_get_attachment_image_src($image, 'full') ?: ['', 0, 0] : ['', 0, 0];
    return $url ? [['width' => $width, 'height' => $height, 'url' => $url, 'type' => get_post_mime_type($image)]] : [];
}

function seo_head(int $id): array {
    $title       = get_post_meta($id, SEO_TITLE_META, true) ?: default_seo_title($id);
    $description = get_post_meta($id, SEO_DESCRIPTION_META, true);
    $head        = [
        'title'          => $title,
        'description'    => $description,
        'robots'         => ROBOTS,
        'canonical'      => get_permalink($id),
        'og_locale'      => 'en_US',
        'og_type'        => 'article',
        'og_title'       => $title,
        'og_description' => $description ?: trim(wp_strip_all_tags(get_the_excerpt($id))),
        'og_url'         => get_permalink($id),
        'og_site_name'   => get_bloginfo('name'),
        'og_image'       => seo_images($id),
        'twitter_card'   => 'summary_large_image',
        'schema'         => ['@context' => 'https://schema.org', '@graph' => []],
    ];
    return array_filter($head, fn(mixed $value): bool => $value !== '' && $value !== []);
}

add_action('rest_api_init', function (): void {
    register_rest_field(public_types(), 'yoast_head_json', [
        'get_callback' => fn(array $post): array => seo_head($post['id']),
        'schema'       => ['type' => 'object', 'context' => ['view', 'edit', 'embed']],
    ]);
});
