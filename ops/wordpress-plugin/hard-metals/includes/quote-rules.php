<?php
// SPDX-License-Identifier: GPL-2.0-or-later
/** The rules of the quote form, in the words and the schema of Contact Form 7. */

namespace HardMetals;

defined('ABSPATH') || exit;

const RULE_REQUIRED  = ['rule' => 'required', 'error' => 'Please fill out this field.'];
const RULE_TELEPHONE = ['rule' => 'tel', 'error' => 'Please enter a telephone number.'];
const RULE_LENGTH    = ['rule' => 'maxlength', 'error' => 'This field has a too long input.'];

const QUOTE_RULES = [
    'fullname'    => [RULE_REQUIRED, RULE_LENGTH + ['threshold' => 400]],
    'companyname' => [RULE_REQUIRED, RULE_LENGTH + ['threshold' => 400]],
    'email'       => [RULE_REQUIRED, RULE_LENGTH + ['threshold' => 400]],
    'phone'       => [RULE_REQUIRED, RULE_TELEPHONE, RULE_LENGTH + ['threshold' => 400]],
    // a cut list, and what the site adds to it
    'message'     => [RULE_REQUIRED, RULE_LENGTH + ['threshold' => 30_000]],
];

function breaks(array $rule, string $value): bool {
    return match ($rule['rule']) {
        'required'  => trim($value) === '',
        'tel'       => !preg_match('%^[+]?[0-9()/ .-]{7,}$%', trim($value)),
        'maxlength' => mb_strlen($value) > $rule['threshold'],
    };
}

/** The first rule each field breaks, as Contact Form 7's `invalid_fields`. */
function invalid_fields(array $values, string $unit_tag): array {
    $invalid = [];
    foreach (QUOTE_RULES as $field => $rules) {
        foreach ($rules as $rule) {
            if (breaks($rule, (string) ($values[$field] ?? ''))) {
                $invalid[] = ['field' => $field, 'message' => $rule['error'], 'idref' => null, 'error_id' => "$unit_tag-ve-$field"];
                break;
            }
        }
    }
    return $invalid;
}

/** The public description of the rules, by which a site can see that the live form has changed. */
function quote_schema(): array {
    $rules = [];
    foreach (QUOTE_RULES as $field => $of_field) {
        foreach ($of_field as $rule) {
            $rules[] = ['rule' => $rule['rule'], 'field' => $field] + $rule;
        }
    }
    return ['version' => 'Contact Form 7 SWV Schema 2024-10', 'locale' => get_locale(), 'rules' => $rules];
}
