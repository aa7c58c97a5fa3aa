<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/**
 * Stands for Contact Form 7 6.x with Flamingo: the classes, hooks, their order and statuses. It refuses nothing, and a request
 * is stored under what wpcf7_flamingo_submit_if says.
 */

const QUOTE_FIELDS  = ['fullname' => 400, 'companyname' => 400, 'email' => 400, 'phone' => 400, 'message' => 30_000];
const REQUIRED_RULE = ['rule' => 'required', 'error' => 'Please fill out this field.'];
const LENGTH_RULE   = ['rule' => 'maxlength', 'error' => 'This field has a too long input.'];

/** The public description of the rules. */
function quote_schema(): array {
    $rules = array_map(fn(string $field, int $threshold): array => [
        ['field' => $field] + REQUIRED_RULE,
        ['field' => $field, 'threshold' => $threshold] + LENGTH_RULE,
    ], array_keys(QUOTE_FIELDS), QUOTE_FIELDS);
    return ['version' => 'Contact Form 7 SWV Schema 2024-10', 'locale' => get_locale(), 'rules' => array_merge(...$rules)];
}

class WPCF7_ContactForm {
    public function id(): int {
        return 1037;
    }

    public function message(string $status): string {
        return ['mail_sent_ok' => 'Thank you for your message. It has been sent.'][$status]
            ?? 'There was an error trying to send your message. Please try again later.';
    }

    public function submit(): array {
        $submission = WPCF7_Submission::get_instance($this);
        $result     = $submission->get_result();
        do_action('wpcf7_submit', $this, $result);
        return $result;
    }
}

class WPCF7_Submission {
    private static ?self $instance = null;
    private string $status         = 'init';
    private string $response       = '';
    private array $posted_data     = [];
    private array $meta            = [];

    private function __construct(private WPCF7_ContactForm $contact_form) {}

    public static function get_instance(?WPCF7_ContactForm $form = null): ?self {
        if ($form && !self::$instance) {
            self::$instance = new self($form);
            self::$instance->proceed();
        }
        return self::$instance;
    }

    private function proceed(): void {
        $this->meta        = ['unit_tag' => wpcf7_sanitize_unit_tag($_POST['_wpcf7_unit_tag'] ?? '')];
        $named             = fn(string $name): bool => !str_starts_with($name, '_');
        $this->posted_data = wp_unslash(array_filter($_POST, $named, ARRAY_FILTER_USE_KEY));
        $abort             = false;
        do_action_ref_array('wpcf7_before_send_mail', [$this->contact_form, &$abort, $this]);
        if ($abort) {
            if ($this->status === 'init') {
                $this->set_status('aborted');
            }
            if ($this->response === '') {
                $this->set_response('Sending mail has been aborted.');
            }
        } elseif ($this->mail()) {
            $this->set_status('mail_sent');
            $this->set_response($this->contact_form->message('mail_sent_ok'));
            do_action('wpcf7_mail_sent', $this->contact_form);
        } else {
            $this->set_status('mail_failed');
            $this->set_response($this->contact_form->message('mail_sent_ng'));
            do_action('wpcf7_mail_failed', $this->contact_form);
        }
    }

    private function mail(): bool {
        return apply_filters('wpcf7_skip_mail', false, $this->contact_form)
            || wp_mail('sales@example.test', 'Quote ' . ($this->posted_data['reference'] ?? ''), (string) $this->posted_data['message'], '', $this->uploaded());
    }

    /** What `[file]` fields brought, as its mail attaches them. */
    private function uploaded(): array {
        return array_column(array_filter($_FILES, fn(array $file): bool => $file['error'] === UPLOAD_ERR_OK), 'tmp_name', 'name');
    }

    public function set_status(string $status): bool {
        $this->status = $status;
        return true;
    }

    public function set_response(string $response): bool {
        $this->response = $response;
        return true;
    }

    public function get_posted_data(string $name = ''): mixed {
        return $name === '' ? $this->posted_data : $this->posted_data[$name] ?? null;
    }

    public function get_meta(string $name): mixed {
        return $this->meta[$name] ?? null;
    }

    public function get_result(): array {
        return ['status' => $this->status, 'message' => $this->response, 'posted_data_hash' => md5(wp_json_encode($this->posted_data)), 'invalid_fields' => []];
    }
}

function wpcf7_sanitize_unit_tag(string $tag): string {
    return preg_replace('/[^A-Za-z0-9_-]/', '', $tag);
}

// Flamingo
add_action('wpcf7_submit', function (WPCF7_ContactForm $form, array $result): void {
    if (in_array($result['status'], (array) apply_filters('wpcf7_flamingo_submit_if', ['mail_sent', 'mail_failed']), true)) {
        $fields = wp_json_encode(WPCF7_Submission::get_instance()->get_posted_data());
        wp_insert_post(['post_type' => 'quote_request', 'post_status' => 'private', 'meta_input' => ['_values' => wp_slash($fields)]]);
    }
}, 10, 2);

add_action('rest_api_init', fn() => register_rest_route('contact-form-7/v1', '/contact-forms/(?P<id>\d+)/feedback', [
    'methods'             => 'POST',
    'permission_callback' => '__return_true',
    'callback'            => function (WP_REST_Request $request): array|WP_Error {
        $unit_tag = wpcf7_sanitize_unit_tag((string) $request['_wpcf7_unit_tag']);
        if ((int) $request['id'] !== 1037) {
            return new WP_Error('wpcf7_not_found', 'The requested contact form was not found.', ['status' => 404]);
        }
        return $unit_tag === ''
            ? new WP_Error('wpcf7_unit_tag_not_found', 'There is no valid unit tag.', ['status' => 400])
            : ['contact_form_id' => 1037] + (new WPCF7_ContactForm())->submit() + ['into' => "#$unit_tag"];
    },
]));
add_action('rest_api_init', fn() => register_rest_route('contact-form-7/v1', '/contact-forms/(?P<id>\d+)/feedback/schema', [
    'methods'             => 'GET',
    'permission_callback' => '__return_true',
    'callback'            => quote_schema(...),
]));
