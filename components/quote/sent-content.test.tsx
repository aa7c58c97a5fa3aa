import { fireEvent, render } from '@testing-library/react';
import { quoteFields } from '@/content-schemas/quote-fields';
import { compose } from '@/lib/quotes/compose';
import { quoteListText, type QuoteLine } from '@/lib/quotes/quote-line';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';
import { contentOf } from './sent-content';

beforeEach(() => localStorage.clear());

interface Sent {
  about: string;
  message: string;
  lines: readonly QuoteLine[];
  file: File | null;
}

const line = (title: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  kind: 'grade',
  title,
  detail: '',
  href: `/${title}/`,
  ...more,
});
const file = (name: string, text: string, lastModified = 0) =>
  new File([text], name, { lastModified });
const first: Sent = {
  about: 'Titanium 6AL-4V',
  message: '12 pieces',
  lines: [line('718')],
  file: file('a.pdf', '%PDF-1'),
};

/** What the browser compares of a form that is sent, and the site's reference of it. */
function sent({ about, message, lines, file: attached }: Sent) {
  const { container, unmount } = render(
    <QuoteForm>
      <QuoteFields about={about} />
    </QuoteForm>,
  );
  const form = container.querySelector('form')!;
  for (const { name } of quoteFields)
    fireEvent.input(form.elements.namedItem(name) as Element, {
      target: { value: name === 'message' ? message : `my ${name}` },
    });
  const input = form.querySelector('[type=file]')!;
  Object.defineProperty(input, 'files', { value: attached ? [attached] : [] });
  const content = JSON.stringify(contentOf(form, lines));
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  unmount();
  const answers = { ...values, key: '1-2-3-4', list: quoteListText(lines) };
  const attachments = attached ? [{ name: attached.name, digest: `${attached.size}` }] : [];
  const { reference } = compose(answers as never, 0, attachments as never);
  return { content, reference };
}

test.each<[string, Partial<Sent>, boolean]>([
  ['the same', {}, true],
  ['asked from another page', { about: 'Nickel 718' }, true],
  ['other words', { message: '13 pieces' }, false],
  ['another line', { lines: [line('625')] }, false],
  ['one line more', { lines: [line('718'), line('625')] }, false],
  ['a line with a quantity', { lines: [line('718', { quantity: '40' })] }, false],
  ['no lines', { lines: [] }, false],
  ['another file', { file: file('b.pdf', '%PDF-1') }, false],
  ['a longer file', { file: file('a.pdf', '%PDF-1.7') }, false],
  ['no file', { file: null }, false],
])('%s: the browser and the site agree on whether it is one request', (_, change, isSame) => {
  const [one, two] = [sent(first), sent({ ...first, ...change })];
  expect(two.content === one.content).toBe(isSame);
  expect(two.reference === one.reference).toBe(isSame);
});

test('a file that was saved again is another one: only the site reads what is in it', () => {
  const later = { ...first, file: file('a.pdf', '%PDF-1', 1) };
  expect(sent(later).content).not.toBe(sent(first).content);
});
