<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * What an editor is typing, for the preview beside the editor: kept apart from the post for a quarter of an hour, one for each
 * post and user, and put in the place of what is saved in the one REST answer that asks for it. Nothing of the post changes.
 */

namespace HardMetals;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined('ABSPATH') || exit;

/** The parameter with which the site asks for what a user is typing. */
const TYPIST = 'hard_metals_typist';

/** Limit of what is kept, bytes. */
const MAX_TYPED = 2 * MB_IN_BYTES;

function typed_name(int $id, int $user): string {
    return "hard_metals_typed_{$id}_$user";
}

/**
 * The fields of ACF as a form would send them, as ACF would store them: by its own simulated save, which stores nothing. With
 * the fields that the form does not show. Empty without ACF.
 */
function typed_meta(int $id, string $form): array {
    wp_parse_str($form, $sent);
    if (!function_exists('acf_setup_meta') || !is_array($sent['acf'] ?? null)) {
        return [];
    }
    $kept  = (array) acf_get_meta($id);
    $typed = (array) acf_setup_meta($sent['acf'], $id);
    acf_reset_meta($id);
    return array_merge($kept, $typed);
}

/** Text as saving would keep it for this user. */
function typed_text(mixed $text): string {
    return current_user_can('unfiltered_html') ? (string) $text : wp_kses_post((string) $text);
}

/** Keeps what the editor typed, and answers where the site shows it. */
function keep_typed(WP_REST_Request $request): WP_REST_Response|WP_Error {
    $id = (int) $request['id'];
    if (strlen($request->get_body()) > MAX_TYPED) {
        return new WP_Error('hard_metals_too_long', __('This is too long to be previewed unsaved. Save it, and use the preview button.', 'hard-metals'), ['status' => 413]);
    }
    $typed = [
        'at'      => time(),
        'title'   => typed_text($request['title']),
        'content' => typed_text($request['content']),
        'excerpt' => typed_text($request['excerpt']),
        'picture' => absint($request['featured_media']),
        'meta'    => typed_meta($id, (string) $request['fields']),
    ];
    set_transient(typed_name($id, get_current_user_id()), $typed, PREVIEW_LIFE);
    $post = get_post($id);
    return new WP_REST_Response(['url' => signed_on_site(typed_address($post->post_type, $id, get_current_user_id()))]);
}

function may_type(WP_REST_Request $request): bool {
    $post = get_post((int) $request['id']);
    return $post && opens_previews() && in_array($post->post_type, public_types(), true) && current_user_can('edit_post', $post->ID);
}

/** What this request asks to see typed, where it may: null for nothing, or what was saved since. */
function requested_typing(WP_REST_Request $request): ?array {
    $id    = (int) $request['id'];
    $post  = $request[TYPIST] && $request['context'] === 'edit' ? get_post($id) : null;
    $typed = $post && current_user_can('edit_post', $id) ? get_transient(typed_name($id, absint($request[TYPIST]))) : null;
    return is_array($typed) && $typed['at'] >= (int) get_post_modified_time('U', true, $post) ? $typed : null;
}

/** A post of the REST API with what is being typed in it. */
function with_typed(WP_REST_Response $response, WP_Post $post, WP_REST_Request $request): WP_REST_Response {
    $typed = (int) $request['id'] === $post->ID ? requested_typing($request) : null;
    if (!$typed) {
        return $response;
    }
    $rendered = [
        'title'   => apply_filters('the_title', $typed['title'], $post->ID),
        'content' => apply_filters('the_content', $typed['content']),
        'excerpt' => apply_filters('the_excerpt', apply_filters('get_the_excerpt', $typed['excerpt'], $post)),
    ];
    foreach ($rendered as $field => $html) {
        $response->data[$field] = ['rendered' => $html] + (array) ($response->data[$field] ?? []);
    }
    $response->remove_link('https://api.w.org/featuredmedia');
    if ($typed['picture']) {
        $response->add_link('https://api.w.org/featuredmedia', rest_url("wp/v2/media/{$typed['picture']}"), ['embeddable' => true]);
    }
    $response->data['typed'] = true;
    return $response;
}

add_action('rest_api_init', function (): void {
    register_rest_route('hard-metals/v1', '/typed/(?P<id>\d+)', [
        'methods'             => 'POST',
        'callback'            => keep_typed(...),
        'permission_callback' => may_type(...),
    ]);
    foreach (public_types() as $type) {
        add_filter("rest_prepare_$type", with_typed(...), 10, 3);
    }
});

// before ACF reads the fields of the answer
add_filter('rest_request_before_callbacks', function (mixed $answer, mixed $handler, WP_REST_Request $request): mixed {
    $meta = function_exists('acf_setup_meta') && $request[TYPIST] ? requested_typing($request)['meta'] ?? [] : [];
    if ($meta) {
        acf_setup_meta($meta, (int) $request['id']);
    }
    return $answer;
}, 10, 3);
