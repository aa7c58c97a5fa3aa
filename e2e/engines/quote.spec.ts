import { quoteFields } from '@/content-schemas/quote-fields';
import { failure, success } from '@/lib/quotes/messages';
import { quoteAnswers, waitLikeAPerson } from '../visitor/quote-post';
import { button, getQuote, heading, menu, quoteDialog, textbox, words } from './targets';
import { expect, focused, seesNo, expectVisible, test } from './journey';
import type { Visitor } from '../visitor/visitor';

const box = (label: string) => textbox(label, quoteDialog);
const send = button('Send', quoteDialog);

async function fill(visitor: Visitor) {
  for (const { name, label } of quoteFields) await visitor.fill(box(label), quoteAnswers[name]);
  await waitLikeAPerson();
}

test(
  'opened, filled in and sent; then it closes and the focus is where it was',
  { tag: '@each-engine' },
  async ({ visitor, form }) => {
    await visitor.open('/glossary/');
    await visitor.click(getQuote);
    await expectVisible(visitor, heading('Request a quote', quoteDialog));
    await fill(visitor);
    await visitor.click(send);
    await expectVisible(visitor, words(success, quoteDialog));
    await seesNo(visitor, quoteDialog);
    expect(await focused(visitor)).toBe('Get Quote');
    expect(form.received).toEqual([
      {
        ...quoteAnswers,
        message: expect.stringMatching(/^Please quote 12 pieces\.\s+Reference: Q-/),
        _wpcf7_unit_tag: expect.stringMatching(/^Q-/),
        reference: expect.stringMatching(/^Q-/),
      },
    ]);
  },
);

/** Presses Tab until the part with this name has the focus, at most so often. */
async function pressTabTo(visitor: Visitor, name: string, maxPresses: number) {
  for (let i = 0; i < maxPresses && (await focused(visitor)) !== name; i += 1)
    await visitor.press('Tab');
  expect(await focused(visitor)).toBe(name);
}

test('the keyboard is enough, and stays in the dialog', async ({ visitor, form }) => {
  await visitor.open('/glossary/');
  await visitor.focus(getQuote);
  await visitor.press('Enter');
  await expect.poll(() => focused(visitor)).toBe('Request a quote');
  await visitor.press('Escape');
  await seesNo(visitor, quoteDialog);
  expect(await focused(visitor)).toBe('Get Quote');

  await visitor.press('Enter');
  await expectVisible(visitor, quoteDialog);
  // Past Close, and the link to the pasted list where an engine stops at links.
  await pressTabTo(visitor, quoteFields[0].label, 3);
  for (const { name } of quoteFields) {
    await visitor.type(quoteAnswers[name]);
    await visitor.press('Tab');
  }
  await waitLikeAPerson();
  // Past the files, and the link to the privacy page where an engine stops at links.
  await pressTabTo(visitor, 'Send', 3);
  await visitor.press('Enter');
  await expectVisible(visitor, words(success, quoteDialog));
  expect(form.received).toHaveLength(1);
});

test(
  'an answer that WordPress refuses is marked at its field, and everything typed stays',
  {
    tag: '@wide',
  },
  async ({ visitor, form }) => {
    form.setMode('validation_failed');
    await visitor.open('/glossary/');
    await visitor.click(getQuote);
    await fill(visitor);
    await visitor.click(send);
    await expectVisible(visitor, words(/Please enter a telephone number\./, quoteDialog));
    const field = (element: HTMLElement) => ({
      focused: element === document.activeElement,
      invalid: element.getAttribute('aria-invalid'),
      because: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    });
    expect(await visitor.on(box('Phone'), field)).toEqual({
      focused: true,
      invalid: 'true',
      because: expect.stringContaining('Please enter a telephone number.'),
    });
    for (const { name, label } of quoteFields)
      expect(await visitor.on(box(label), value)).toBe(quoteAnswers[name]);
    form.setMode('ok');
    await visitor.fill(box('Phone'), '951 555 0199');
    await visitor.click(send);
    await expectVisible(visitor, words(success, quoteDialog));
    expect(form.received).toMatchObject([{ phone: '951 555 0199' }]);
  },
);

test(
  'refused as spam, it shows that sending failed and keeps everything typed',
  {
    tag: '@wide',
  },
  async ({ visitor, form }) => {
    form.setMode('spam');
    await visitor.open('/glossary/');
    await visitor.click(getQuote);
    await fill(visitor);
    await visitor.click(send);
    await expectVisible(visitor, words(failure, quoteDialog));
    await expectVisible(
      visitor,
      words(/We hold it as Q-.* could not pass it on: call/, quoteDialog),
    );
    for (const { name, label } of quoteFields)
      expect(await visitor.on(box(label), value)).toBe(quoteAnswers[name]);
  },
);

test('a draft survives closing, reload, another page and the back button', async ({ visitor }) => {
  await visitor.open('/glossary/');
  await visitor.click(getQuote);
  await visitor.fill(box('Message'), '12 pieces, cut to length');
  await expect
    .poll(() => visitor.run(() => localStorage.getItem('quote-draft')))
    .toContain('12 pieces, cut to length');
  await visitor.click(button('Close', quoteDialog));
  await seesNo(visitor, quoteDialog);
  await visitor.reload();
  await visitor.click(getQuote);
  await expect.poll(() => visitor.on(box('Message'), value)).toBe('12 pieces, cut to length');
  // A page kept for the back button would come back with its dialog open.
  await visitor.click(button('Close', quoteDialog));
  await visitor.open('/services/');
  await visitor.back();
  await visitor.click(getQuote);
  await expect.poll(() => visitor.on(box('Message'), value)).toBe('12 pieces, cut to length');
});

test('an empty form is not sent: each unanswered question says so, the first with the focus', async ({
  visitor,
  form,
}) => {
  await visitor.open('/glossary/');
  await visitor.click(getQuote);
  await visitor.click(send);
  await expectVisible(visitor, words('5 fields need attention.', quoteDialog));
  await expectVisible(visitor, words('Enter your message.', quoteDialog));
  await expect
    .poll(() => visitor.run(() => document.activeElement?.getAttribute('name')))
    .toBe('fullname');
  expect(form.received).toEqual([]);
});

test('it opens from the navigation, and closing it leaves the focus in the navigation', async ({
  visitor,
}) => {
  await visitor.open('/glossary/');
  const burger = words('Menu', menu);
  const small = (await visitor.count(burger)) > 0;
  if (small) await visitor.click(burger);
  await visitor.click({ role: 'link', name: 'Quote', within: menu });
  await expectVisible(visitor, quoteDialog);
  await visitor.press('Escape');
  await seesNo(visitor, quoteDialog);
  expect(await focused(visitor)).toBe(small ? 'Menu' : 'Quote');
});

const value = (field: HTMLElement) => (field as HTMLInputElement).value;
