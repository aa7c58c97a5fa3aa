<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Posts and pages: inserted first, their fields after, so that any post may name any other. */

use function HardMetals\save_fields;

use const HardMetals\SEO_DESCRIPTION_META;
use const HardMetals\SEO_TITLE_META;

function post_type_of(string $collection): string {
    return $collection === 'pages' ? 'page' : $collection;
}

/** An editor's link or image carries the whole address of the CMS. */
function with_home(string $html): string {
    return preg_replace('#\b(href|src)="/(?!/)#', '$1="' . home_url('/'), $html);
}

function seed_post(array $record, int $parent, string $date): int {
    $id = wp_insert_post(wp_slash([
        'post_type'    => post_type_of($record['collection']),
        'post_status'  => $record['status'] ?? 'publish',
        'post_name'    => $record['slug'],
        'post_title'   => $record['title'],
        'post_content' => with_home($record['content']),
        'post_excerpt' => $record['excerpt'] ?? '',
        'menu_order'   => $record['order'] ?? 0,
        'post_parent'  => $parent,
        'post_date'    => $date,
        'post_author'  => 1,
    ]), true, false);
    if (is_wp_error($id)) {
        throw new RuntimeException("{$record['collection']}/{$record['slug']}: " . $id->get_error_message());
    }
    return $id;
}

/** The fields with what we know by name already known by id, which spares a query each. */
function with_ids(array $fields, array $posts, array $images): array {
    array_walk_recursive($fields, function (mixed &$value, int|string $key) use ($posts, $images): void {
        $value = match ($key) {
            '$post'  => $posts[$value] ?? $value,
            '$image' => $images[$value] ?? $value,
            default  => $value,
        };
    });
    return $fields;
}

function seed_details(int $id, array $record, array $posts, array $images): void {
    $meta = [
        '_thumbnail_id'      => $images[$record['image'] ?? ''] ?? '',
        '_wp_page_template'  => $record['template'] ?? '',
        SEO_TITLE_META       => $record['seo']['title'] ?? '',
        SEO_DESCRIPTION_META => $record['seo']['description'] ?? '',
    ];
    foreach (array_filter($meta) as $key => $value) {
        update_post_meta($id, $key, wp_slash($value));
    }
    if (!empty($record['acf'])) {
        save_fields($id, with_ids($record['acf'], $posts, $images));
    }
}

/** The ids of the posts, in the order of the records. Parents come before their children there. */
function seed_posts(array $records): array {
    $ids   = [];
    $named = [];
    $last  = time() - DAY_IN_SECONDS;
    foreach ($records as $order => $record) {
        $parent = $named["{$record['collection']}/" . ($record['parent'] ?? '')] ?? 0;
        // a minute apart in the order of the records, so that the order by date is certain; none in the future
        $date = gmdate('Y-m-d H:i:s', $last - (count($records) - $order) * MINUTE_IN_SECONDS);
        $ids[] = $named["{$record['collection']}/{$record['slug']}"] = seed_post($record, $parent, $date);
    }
    return $ids;
}

/** Images, templates, SEO and fields, once every post and image has its id. */
function seed_all_details(array $records, array $ids, array $images): void {
    $names = array_map(fn(array $record): string => "{$record['collection']}/{$record['slug']}", $records);
    $named = array_combine($names, $ids);
    foreach ($records as $order => $record) {
        seed_details($ids[$order], $record, $named, $images);
    }
    update_option('show_on_front', 'page');
    update_option('page_on_front', $named['pages/home']);
}
