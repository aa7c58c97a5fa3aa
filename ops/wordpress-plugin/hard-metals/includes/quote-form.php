<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The quote form's endpoint, with the statuses of Contact Form 7 5.8.7 and later: HTTP 200 for every verdict. */

namespace HardMetals;

use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

defined('ABSPATH') || exit;

const QUOTE_FORM_ID = 1037;

const VERDICTS = [
    'mail_sent'         => 'Thank you for your message. It has been sent.',
    'mail_failed'       => 'There was an error trying to send your message. Please try again later.',
    'aborted'           => 'Sending mail has been aborted.',
    'spam'              => 'There was an error trying to send your message. Please try again later.',
    'validation_failed' => 'One or more fields have an error. Please check and try again.',
];

/** WordPress's own list of disallowed words, and Contact Form 7's rule on the user agent. */
function is_spam(array $values, WP_REST_Request $request): bool {
    $agent = (string) $request->get_header('user-agent');
    $email = (string) $values['email'];
    return strlen($agent) < 2
        || wp_check_comment_disallowed_list((string) $values['fullname'], $email, '', (string) $values['message'], '', $agent);
}

function verdict(array $values, array $invalid, WP_REST_Request $request): string {
    $reference = quote_reference($request['reference'], $request['_wpcf7_unit_tag']);
    if ($invalid) {
        return 'validation_failed';
    }
    if (is_spam($values, $request)) {
        return 'spam';
    }
    return match (Mailing::begin($reference)) {
        'mailed' => 'mail_sent',
        'busy'   => 'aborted',
        'mail'   => keep_and_mail($values, $reference, quote_attachments($request->get_file_params())),
    };
}

function keep_and_mail(array $values, string $reference, array $attachments): string {
    keep_quote_request($values, $reference);
    $mailed = mail_quote_request($values, $reference, $attachments);
    Mailing::end($mailed);
    return $mailed ? 'mail_sent' : 'mail_failed';
}

/** What is wrong with the request itself, before anybody reads the form. */
function refusal(WP_REST_Request $request): ?WP_Error {
    return match (true) {
        ($request->get_content_type()['value'] ?? '') !== 'multipart/form-data'
            => new WP_Error('wpcf7_unsupported_media_type', 'The request payload format is not supported.', ['status' => 415]),
        (int) $request['id'] !== QUOTE_FORM_ID
            => new WP_Error('wpcf7_not_found', 'The requested contact form was not found.', ['status' => 404]),
        sanitize_text_field((string) $request['_wpcf7_unit_tag']) === ''
            => new WP_Error('wpcf7_unit_tag_not_found', 'There is no valid unit tag.', ['status' => 400]),
        default => null,
    };
}

function quote_feedback(WP_REST_Request $request): array|WP_Error {
    if ($refusal = refusal($request)) {
        return $refusal;
    }
    $values   = quote_values($request->get_body_params());
    $unit_tag = sanitize_text_field((string) $request['_wpcf7_unit_tag']);
    $invalid  = [...invalid_fields($values, $unit_tag), ...invalid_quote_files($request->get_file_params(), $unit_tag)];
    $status   = verdict($values, $invalid, $request);
    $judged   = in_array($status, ['mail_sent', 'mail_failed', 'aborted'], true);
    return [
        'contact_form_id'  => QUOTE_FORM_ID,
        'status'           => $status,
        'message'          => VERDICTS[$status],
        'posted_data_hash' => $judged ? md5((string) wp_json_encode($values)) : '',
        'into'             => "#$unit_tag",
        'invalid_fields'   => $invalid,
    ];
}

add_action('rest_api_init', function (WP_REST_Server $server): void {
    if (in_array('contact-form-7/v1', $server->get_namespaces(), true)) {
        return;
    }
    $form = '/contact-forms/(?P<id>\d+)/feedback';
    register_rest_route('contact-form-7/v1', $form, [
        'methods'             => 'POST',
        'callback'            => quote_feedback(...),
        'permission_callback' => '__return_true',
    ]);
    register_rest_route('contact-form-7/v1', "$form/schema", [
        'methods'             => 'GET',
        'callback'            => quote_schema(...),
        'permission_callback' => '__return_true',
    ]);
}, 99);
