<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * `php seed.php DATA.json`: empties WordPress and fills it with the records, media and menu of the data file.
 * In one transaction; prints the counts.
 */

use function HardMetals\save_fields;

use const HardMetals\SEO_DESCRIPTION_META;
use const HardMetals\SEO_TITLE_META;

[, $data_file] = $argv;

define('WP_IMPORTING', true);
require __DIR__ . '/boot.php';

const SEED_MONTH = '2026/11';

/** Attachment ids by file name. The files lie in the uploads folder already. */
function seed_media(array $media): array {
    $ids = [];
    foreach ($media as $image) {
        $path = wp_get_upload_dir()['basedir'] . '/' . SEED_MONTH . "/{$image['file']}";
        $id   = wp_insert_attachment(wp_slash([
            'post_title'     => pathinfo($image['file'], PATHINFO_FILENAME),
            'post_mime_type' => wp_check_filetype($path)['type'] ?: 'image/svg+xml',
            'post_status'    => 'inherit',
        ]), $path, 0, true);
        if (is_wp_error($id)) {
            throw new RuntimeException("{$image['file']}: " . $id->get_error_message());
        }
        update_post_meta($id, '_wp_attachment_image_alt', wp_slash($image['alt']));
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));
        $ids[$image['file']] = $id;
    }
    return $ids;
}

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

const MENU_ID = 17;

function seed_menu_items(array $items, int $parent = 0): void {
    foreach ($items as $item) {
        $id = wp_update_nav_menu_item(MENU_ID, 0, wp_slash([
            'menu-item-title'     => $item['title'],
            'menu-item-url'       => str_starts_with($item['url'], '/') ? home_url($item['url']) : $item['url'],
            'menu-item-status'    => 'publish',
            'menu-item-parent-id' => $parent,
        ]));
        if (is_wp_error($id)) {
            throw new RuntimeException("{$item['title']}: " . $id->get_error_message());
        }
        seed_menu_items($item['children'] ?? [], $id);
    }
}

function seed_menu(array $items): void {
    global $wpdb;
    // WordPress has no call that chooses an id
    $wpdb->replace($wpdb->terms, ['term_id' => MENU_ID, 'name' => 'Main', 'slug' => 'main', 'term_group' => 0]);
    $wpdb->replace($wpdb->term_taxonomy, ['term_taxonomy_id' => MENU_ID, 'term_id' => MENU_ID, 'taxonomy' => 'nav_menu', 'description' => '', 'parent' => 0, 'count' => 0]);
    clean_term_cache(MENU_ID, 'nav_menu');
    seed_menu_items($items);
}

$data = json_decode(file_get_contents($data_file), true, flags: JSON_THROW_ON_ERROR);

wp_set_current_user(1);
wp_suspend_cache_invalidation();
wp_defer_term_counting(true);
$wpdb->query('START TRANSACTION');
foreach ($wpdb->get_col("SELECT ID FROM $wpdb->posts") as $id) {
    wp_delete_post((int) $id, true);
}
// posts first: an image called plate.png would take the slug of a glossary entry called plate
$posts  = seed_posts($data['records']);
$images = seed_media($data['media']);
seed_all_details($data['records'], $posts, $images);
seed_menu($data['menu']);
$wpdb->query('COMMIT');
wp_defer_term_counting(false);
wp_suspend_cache_invalidation(false);
wp_cache_flush();
flush_rewrite_rules(false);

echo json_encode(['posts' => count($posts), 'images' => count($images)]);
