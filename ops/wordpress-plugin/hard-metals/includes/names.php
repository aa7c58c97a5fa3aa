<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** What this WordPress names otherwise than the site: the mapping that `npm run adopt` writes, the same as the site's WORDPRESS_NAMES. */

namespace HardMetals;

defined('ABSPATH') || exit;

const NAMES_OPTION = 'hard_metals_names';

/** The mapping of wp-config.php (an array or JSON), or else of Tools → Site notices; empty where all names are the site's. */
function names_mapping(): array {
    $names = defined('HARD_METALS_NAMES') ? constant('HARD_METALS_NAMES') : get_option(NAMES_OPTION, '');
    $names = is_string($names) ? json_decode($names, true) : $names;
    return is_array($names) ? $names : [];
}

/** The post type that is a collection of the site here. */
function their_type(string $collection): string {
    $named = names_mapping()['collections'][$collection] ?? $collection;
    $type  = is_array($named) ? $named['type'] ?? $collection : $named;
    return is_string($type) ? $type : $collection;
}

/** The name that a field of a table (`grades`, `specs`, `rows_of_specs`, a collection) has here. */
function their_field(string $table, string $field): string {
    $name = names_mapping()['fields'][$table][$field] ?? $field;
    return is_string($name) ? $name : $field;
}

/** What was typed as the mapping, where it is one; what was kept before where it is not, with a word to the administrator. */
function names_from_form(mixed $typed): string {
    $typed = trim((string) $typed);
    if ($typed === '' || is_array(json_decode($typed, true))) {
        return $typed;
    }
    if (!function_exists('add_settings_error')) {
        return (string) get_option(NAMES_OPTION, '');
    }
    add_settings_error(NAMES_OPTION, 'no_json', __('The names are no JSON: paste the file that npm run adopt wrote. They stay as they were.', 'hard-metals'));
    return (string) get_option(NAMES_OPTION, '');
}
