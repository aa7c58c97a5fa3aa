<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The collections of the site: each name is the post type and, letter for letter, the REST collection. */

namespace HardMetals;

defined('ABSPATH') || exit;

const HIERARCHICAL_TYPES = ['glossary'];

const SUPPORTS = ['title', 'editor', 'excerpt', 'thumbnail', 'custom-fields', 'revisions', 'page-attributes'];

/** The post types with their labels. */
function content_types(): array {
    return [
        'titanium_grades'     => __('Titanium grades', 'hard-metals'),
        'stainless_grades'    => __('Stainless steel grades', 'hard-metals'),
        'alloy_steel_grades'  => __('Alloy steel grades', 'hard-metals'),
        'nickel_grades'       => __('Nickel grades', 'hard-metals'),
        'cobalt_alloy_grades' => __('Cobalt alloy grades', 'hard-metals'),
        'titanium_specs'      => __('Titanium specs', 'hard-metals'),
        'stainlesssteelspec'  => __('Stainless steel specs', 'hard-metals'),
        'alloy_steel_specs'   => __('Alloy steel specs', 'hard-metals'),
        'nickel_specs'        => __('Nickel specs', 'hard-metals'),
        'cobalt_alloy_specs'  => __('Cobalt alloy specs', 'hard-metals'),
        'forms'               => __('Forms', 'hard-metals'),
        'um_services'         => __('Services', 'hard-metals'),
        'processes'           => __('Processes', 'hard-metals'),
        'glossary'            => __('Glossary', 'hard-metals'),
    ];
}

/** Every post type the public site reads: the collections above and WordPress's own pages. */
function public_types(): array {
    return [...array_keys(content_types()), 'page'];
}

function register_content_types(): void {
    foreach (content_types() as $type => $label) {
        if (post_type_exists($type)) {
            continue; // a content-type plugin was here first
        }
        register_post_type($type, [
            'label'        => $label,
            'public'       => true,
            'has_archive'  => false,
            'hierarchical' => in_array($type, HIERARCHICAL_TYPES, true),
            'show_in_rest' => true,
            'rest_base'    => $type,
            'rewrite'      => ['slug' => str_replace('_', '-', $type), 'with_front' => false],
            'supports'     => SUPPORTS,
        ]);
    }
}

// after the plugins that keep their content types in the database (priority 10)
add_action('init', __NAMESPACE__ . '\register_content_types', 20);

// WordPress would send /hex/ to /hex-bar/ for good, and the site cannot tell that from a post that was renamed
add_filter('do_redirect_guess_404_permalink', '__return_false');
