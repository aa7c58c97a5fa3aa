<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** Quote requests are kept in WordPress, seen only in wp-admin, and mailed to the site's address. */

namespace HardMetals;

defined('ABSPATH') || exit;

const QUOTE_TYPE = 'quote_request';

add_action('init', fn() => register_post_type(QUOTE_TYPE, [
    'label'           => 'Quote requests',
    'public'          => false,
    // beside Contact Form 7 requests are its own: an empty menu would say that there are none
    'show_ui'         => !defined('WPCF7_VERSION') || has_quote_requests(),
    'show_in_rest'    => false,
    'menu_icon'       => 'dashicons-email',
    'supports'        => ['title', 'editor'],
    'capability_type' => 'page',
    'capabilities'    => ['create_posts' => 'do_not_allow'],
    'map_meta_cap'    => true,
]));

/** Whether any was ever kept here. */
function has_quote_requests(): bool {
    global $wpdb;
    return (bool) $wpdb->get_var($wpdb->prepare("SELECT ID FROM $wpdb->posts WHERE post_type = %s LIMIT 1", QUOTE_TYPE));
}

/** One line, so that no value can start a mail header. */
function one_line(mixed $value): string {
    return trim(preg_replace('/\s+/', ' ', (string) $value));
}

/** The answers to the form's questions; whatever else was posted is nobody's. */
function quote_values(array $posted): array {
    return array_filter(array_intersect_key($posted, QUOTE_RULES), is_string(...));
}

const QUOTE_LABELS = ['fullname' => 'Name', 'companyname' => 'Company', 'email' => 'Email', 'phone' => 'Phone'];

/** The answers as a salesperson reads them: who asks, a line each, then what they write. */
function quote_lines(array $values): string {
    $person = array_map(fn(string $field): string => QUOTE_LABELS[$field] . ": {$values[$field]}", array_keys(QUOTE_LABELS));
    return implode("\n", $person) . "\n\n" . $values['message'];
}

/** File fields of the form: name them in the site's WORDPRESS_FORM_FILE_FIELDS and WORDPRESS_FORM_CSV_FIELD (file:attachment-csv). */
const QUOTE_FILE_FIELD = '/^attachment-(?:[1-5]|csv)$/';
const QUOTE_FILE_NAME  = '/\.(?:pdf|step|stp|p21|dxf|png|xlsx|csv)$/i';

/** The files that came with a request. */
function posted_quote_files(array $files): array {
    return array_filter($files, fn(array $file, string $field): bool
        => preg_match(QUOTE_FILE_FIELD, $field) && is_string($file['name'] ?? null) && $file['error'] !== UPLOAD_ERR_NO_FILE, ARRAY_FILTER_USE_BOTH);
}

/** What keeps files from being taken, as Contact Form 7's `invalid_fields`. */
function invalid_quote_files(array $files, string $unit_tag): array {
    $invalid = [];
    foreach (posted_quote_files($files) as $field => $file) {
        $message = match (true) {
            $file['error'] !== UPLOAD_ERR_OK || !is_uploaded_file($file['tmp_name']) => 'There was an unknown error uploading the file.',
            !preg_match(QUOTE_FILE_NAME, $file['name'])                             => 'You are not allowed to upload files of this type.',
            default                                                                 => null,
        };
        if ($message) {
            $invalid[] = ['field' => $field, 'message' => $message, 'idref' => null, 'error_id' => "$unit_tag-ve-$field"];
        }
    }
    return $invalid;
}

/**
 * The files as `wp_mail` takes them: the path of each by its name. They are mailed, and kept nowhere. WordPress makes one
 * name of `bracket 1.pdf` and `bracket-1.pdf`: the second has that of its field before it.
 */
function quote_attachments(array $files): array {
    $attachments = [];
    foreach (posted_quote_files($files) as $field => $file) {
        $name = sanitize_file_name($file['name']);
        $attachments[isset($attachments[$name]) ? "$field-$name" : $name] = $file['tmp_name'];
    }
    return $attachments;
}

function is_quote_kept(string $reference): bool {
    return $reference !== '' && get_posts([
        'post_type'   => QUOTE_TYPE,
        'post_status' => 'any',
        'meta_key'    => '_reference',
        'meta_value'  => $reference,
        'fields'      => 'ids',
        'numberposts' => 1,
    ]) !== [];
}

/** Keeps it once: one whose mail failed comes again under the same reference. */
function keep_quote_request(array $values, string $reference): void {
    if (is_quote_kept($reference)) {
        return;
    }
    wp_insert_post(wp_slash([
        'post_type'    => QUOTE_TYPE,
        'post_status'  => 'private',
        'post_title'   => one_line("{$values['fullname']}, {$values['companyname']}"),
        'post_content' => esc_html(quote_lines($values)),
        'meta_input'   => ['_values' => wp_json_encode($values, JSON_UNESCAPED_UNICODE), '_reference' => $reference],
    ]));
}

/** Whether the mail server took it. An answer to the mail goes to the visitor, where the address is one. */
function mail_quote_request(array $values, string $reference, array $attachments): bool {
    $email   = one_line($values['email']);
    $headers = is_email($email) ? ["Reply-To: $email"] : [];
    $subject = trim("Quote request $reference") . ' from ' . one_line("{$values['fullname']}, {$values['companyname']}");
    return wp_mail(get_option('admin_email'), $subject, quote_lines($values), $headers, $attachments);
}
