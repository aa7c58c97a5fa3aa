<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The collections of the site: each name is the post type and, letter for letter, the REST collection. */

namespace HardMetals;

defined('ABSPATH') || exit;

const CONTENT_TYPES = [
    'titanium_grades'     => 'Titanium grades',
    'stainless_grades'    => 'Stainless steel grades',
    'alloy_steel_grades'  => 'Alloy steel grades',
    'nickel_grades'       => 'Nickel grades',
    'cobalt_alloy_grades' => 'Cobalt alloy grades',
    'titanium_specs'      => 'Titanium specs',
    'stainlesssteelspec'  => 'Stainless steel specs',
    'alloy_steel_specs'   => 'Alloy steel specs',
    'nickel_specs'        => 'Nickel specs',
    'cobalt_alloy_specs'  => 'Cobalt alloy specs',
    'forms'               => 'Forms',
    'um_services'         => 'Services',
    'processes'           => 'Processes',
    'glossary'            => 'Glossary',
];

const HIERARCHICAL_TYPES = ['glossary'];

const SUPPORTS = ['title', 'editor', 'excerpt', 'thumbnail', 'custom-fields', 'revisions', 'page-attributes'];

/** Every post type the public site reads: the collections above and WordPress's own pages. */
function public_types(): array {
    return [...array_keys(CONTENT_TYPES), 'page'];
}

function register_content_types(): void {
    foreach (CONTENT_TYPES as $type => $label) {
        if (post_type_exists($type)) {
            continue; // a content-type plugin was here first
        }
        register_post_type($type, [
            'label'        => __($label, 'hard-metals'), // phpcs:ignore -- npm run plugin lists them for translators
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
