/** @jest-environment node */
import { quoteSchema } from './quote';
import { quoteFields } from './quote-fields';

const answers = {
  fullname: 'Ada Byron',
  companyname: 'Engines Ltd',
  email: 'not an address',
  phone: '951 555 0100',
  message: '12 pieces, 2 in round',
};

test('the five answers are enough, and the email may be any text', () => {
  expect(quoteSchema.parse(answers)).toEqual({
    ...answers,
    about: '',
    list: '',
    key: '',
    reason: '',
    elapsed: undefined,
    again: undefined,
  });
});

const sentences = {
  fullname: 'Enter your full name.',
  companyname: 'Enter your company name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  message: 'Enter your message.',
};

describe.each(quoteFields)('$label', ({ name, label, maxLength }) => {
  const problem = (value: unknown) =>
    quoteSchema.safeParse({ ...answers, [name]: value }).error?.issues[0]?.message;

  test('is required, also when only spaces are typed', () => {
    const sentence = sentences[name];
    expect(problem(undefined)).toBe(sentence);
    expect(problem('')).toBe(sentence);
    expect(problem(' \t ')).toBe(sentence);
    expect(problem('\u200b\u202e\u2060 \u3000')).toBe(sentence);
  });

  test('is as long as WordPress takes it, and no longer', () => {
    expect(problem('x'.repeat(maxLength))).toBeUndefined();
    expect(problem('x'.repeat(maxLength + 1))).toBe(
      `${label}: at most ${maxLength} characters, please.`,
    );
  });
});

test.each(['fullname', 'companyname', 'email', 'phone'])(
  '%s cannot smuggle a line into the header of a mail',
  (name) => {
    for (const injected of ['a\r\nBcc: x@example.com', 'a\nb', 'a\rb', 'a\0b', 'a\u0085b'])
      expect(quoteSchema.safeParse({ ...answers, [name]: injected }).success).toBe(false);
  },
);

test('a name in any script stays as it is, but nothing in it turns the words round or ends the line', () => {
  for (const fullname of ['عمر خيّام', 'שלמה\u200e Ltd', '山田 太郎', 'Zoë 👩‍🔧', 'O’Neill-Łukasz'])
    expect(quoteSchema.parse({ ...answers, fullname }).fullname).toBe(fullname);
  const fullname = 'Ada \u202emoc.live@a\u2066b\u2069\u2028Bcc: all';
  expect(quoteSchema.parse({ ...answers, fullname }).fullname).toBe('Ada moc.live@ab Bcc: all');
  const message = 'one\u2028two\u202eeerht';
  expect(quoteSchema.parse({ ...answers, message }).message).toBe('one\ntwoeerht');
});

test('a message keeps its lines, and loses what is no text', () => {
  expect(quoteSchema.parse({ ...answers, message: ' a\r\nb\rc\0\u001bd ' }).message).toBe(
    'a\nb\ncd',
  );
});

test('what the script adds never refuses anybody', () => {
  const form = { ...answers, about: 'x'.repeat(500), elapsed: 'soon', again: 'maybe', extra: '1' };
  const parsed = quoteSchema.parse(form);
  expect(parsed.about).toHaveLength(120);
  expect(parsed).toMatchObject({ elapsed: undefined, again: undefined });
  expect(parsed).not.toHaveProperty('extra');
});
