import { createHash } from 'node:crypto';
import { Refusal } from './refusal';
import type { RestAnswer } from './rest';

/** The only form there is (spec §9). */
const formId = 1037;

/** Contact Form 7's message for each status. `mail_failed` and `spam` have the same. */
const messages = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'There was an error trying to send your message. Please try again later.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: 'You must accept the terms and conditions before sending your message.',
  spam: 'There was an error trying to send your message. Please try again later.',
  aborted: 'There was an error trying to send your message. Please try again later.',
};
export type FormStatus = keyof typeof messages;

/** The fields of a request that was accepted. */
export type Submission = Readonly<Record<string, string>>;

interface Rule {
  rule: string;
  field: string;
  error: string;
  threshold?: number;
  allows: (value: string) => boolean;
}

const fields = [
  { field: 'fullname', threshold: 400 },
  { field: 'companyname', threshold: 400 },
  { field: 'email', threshold: 400 },
  { field: 'phone', threshold: 400 },
  { field: 'message', threshold: 2000 },
];

/** A field's first broken rule is its error. The email is plain text (spec §5). */
const rules: readonly Rule[] = [
  ...fields.map(({ field }) => ({
    rule: 'required',
    field,
    error: 'Please fill out this field.',
    allows: (value: string) => value !== '',
  })),
  {
    rule: 'tel',
    field: 'phone',
    error: 'Please enter a telephone number.',
    allows: (value) => /^[+]?[0-9()/ .-]{7,}$/.test(value),
  },
  ...fields.map(({ field, threshold }) => ({
    rule: 'maxlength',
    field,
    threshold,
    error: 'This field has a too long input.',
    allows: (value: string) => value.length <= threshold,
  })),
];

const found = (id: string) => {
  if (id !== String(formId))
    throw new Refusal(404, 'wpcf7_not_found', 'The requested contact form was not found.');
};

/** The form's public schema, by which a site notices that the form has changed. */
export function schemaAnswer(id: string): RestAnswer {
  found(id);
  const known = rules.map(({ rule, field, error, threshold }) => ({
    rule,
    field,
    error,
    threshold,
  }));
  return { json: { version: 'Contact Form 7 SWV Schema 2024-10', locale: 'en_US', rules: known } };
}

/** A form that judges what is sent as Contact Form 7 does, and keeps what it accepts. */
export function createForm() {
  const submissions: Submission[] = [];
  let verdict: FormStatus = 'mail_sent';
  return {
    submissions: (): readonly Submission[] => submissions,
    /** From now on every valid request ends like this. */
    answerWith: (status: FormStatus) => {
      verdict = status;
    },
    async answer(id: string, request: Request): Promise<RestAnswer> {
      found(id);
      const values = await multipart(request);
      const tag = values._wpcf7_unit_tag?.trim();
      if (!tag) throw new Refusal(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
      const faults = invalidFields(values, tag);
      const status = faults.length > 0 ? 'validation_failed' : isSpam(request) ? 'spam' : verdict;
      if (status === 'mail_sent') submissions.push(values);
      const judged = status === 'mail_sent' || status === 'mail_failed';
      return {
        json: {
          contact_form_id: formId,
          status,
          message: messages[status],
          posted_data_hash: judged ? hash(values) : '',
          into: `#${tag}`,
          invalid_fields: faults,
        },
      };
    },
  };
}

async function multipart(request: Request): Promise<Record<string, string>> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new Refusal(
      415,
      'wpcf7_unsupported_media_type',
      'The request payload format is not supported.',
    );
  const data = await request.formData();
  const values: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') values[name] = value;
  return values;
}

function invalidFields(values: Submission, tag: string) {
  return fields.flatMap(({ field }) => {
    const value = (values[field] ?? '').trim();
    const broken = rules.find((rule) => rule.field === field && !rule.allows(value));
    if (!broken) return [];
    return [{ field, message: broken.error, idref: null, error_id: `${tag}-ve-${field}` }];
  });
}

/** Contact Form 7 takes a client without a user agent for a robot. */
const isSpam = (request: Request) => (request.headers.get('user-agent') ?? '').length < 2;

const hash = (values: Submission) => createHash('md5').update(JSON.stringify(values)).digest('hex');
