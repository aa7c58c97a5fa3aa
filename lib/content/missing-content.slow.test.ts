/** @jest-environment node */
import { records } from '@/lib/cms/sample/records';
import { createWordPress } from '@/e2e/fake-cms/wordpress';
import { siteState } from '@/lib/runtime/once-per-process.cjs';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.LAST_BUILD_FOLDER = '/nonexistent';
process.env.WORDPRESS_TIMEOUT_MS = '20';

type Answer = (path: string) => Response | null;
const error = (status: number, code: string) => Response.json({ code, message: '…' }, { status });

/** What is missing from the sample's WordPress where some of its answers are others. */
async function missingWith(answer: Answer, own = records) {
  for (const name of ['cms sizes', 'cms reading cache'] as const)
    (siteState.get(name) as Map<string, unknown> | undefined)?.clear();
  const wordpress = createWordPress({
    records: own,
    origin: 'https://cms.example.com',
  });
  globalThis.fetch = (async (url: string, init: RequestInit) =>
    answer(new URL(url).pathname) ?? wordpress.answer(new Request(url, init))) as typeof fetch;
  const { findMissingContent } = await import('./missing-content');
  return findMissingContent();
}
const broken = (missing: Awaited<ReturnType<typeof missingWith>>) =>
  missing.filter(({ severity }) => severity !== 'warning').map(({ message }) => message);

test('the sample lacks nothing', async () => {
  expect(broken(await missingWith(() => null))).toEqual([]);
});

test('all that is missing is named at once, in sentences', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const own = records
    .filter(({ collection }) => collection !== 'forms')
    .map((record) =>
      record.collection === 'nickel_grades'
        ? { ...record, acf: { 'specs-nickel-alloy': true } }
        : record,
    );
  const message = broken(
    await missingWith((path) => {
      if (path.endsWith('/processes')) return error(404, 'rest_no_route');
      if (path.includes('/menus/')) return error(404, 'not_found');
      if (path.endsWith('/feedback/schema')) return error(404, 'wpcf7_not_found');
      return null;
    }, own),
  );
  expect(message).toEqual([
    'nickel_grades: none of 18 records has the field acf.specs-nickel. Is it spelled so, and is "Show in REST API" on in its field group?'.replace(
      '18',
      String(own.filter(({ collection }) => collection === 'nickel_grades').length),
    ),
    'forms is empty. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS, and build.',
    expect.stringMatching(/^404 .*\/processes.* The collection is not registered in the REST API/),
    expect.stringMatching(
      /^The menu \(WORDPRESS_MENU_PATH=\/wp-json\/menus\/v1\/menus\/17\) cannot be read: 404 /,
    ),
    'The quote form (WORDPRESS_FORM_PATH=/wp-json/contact-form-7/v1/contact-forms/1037/feedback) does not exist: WordPress knows no form of that number.',
  ]);
});

test('an empty menu, and a form with other fields', async () => {
  const rules = [
    { rule: 'required', field: 'fullname', error: '…' },
    { rule: 'required', field: 'companyname', error: '…' },
    { rule: 'maxlength', field: 'companyname', threshold: 40, error: '…' },
    { rule: 'email', field: 'email', error: '…' },
    { rule: 'required', field: 'your-message', error: '…' },
    { rule: 'tel', field: 'phone', error: '…' },
  ];
  const missing = await missingWith((path) => {
    if (path.includes('/menus/')) return Response.json({ items: [] });
    return path.endsWith('/feedback/schema') ? Response.json({ version: 'x', rules }) : null;
  });
  expect(
    missing.map(({ severity, message }) => [severity, message.replace(/ \(WORDPRESS_.*?\)/, '')]),
  ).toEqual([
    ['broken', 'The menu is empty: the built-in menu is shown.'],
    ['broken', 'The quote form has no field "message": what visitors write there is lost.'],
    [
      'broken',
      'The quote form requires the field "your-message", which this site does not send: WordPress refuses every request.',
    ],
    [
      'warning',
      'The quote form has a telephone field, [tel* phone], which refuses an extension ("951.555.0100 x12") for ever: use [text* phone].',
    ],
    [
      'warning',
      expect.stringMatching(/The quote form takes 40 characters in "companyname", this site \d+/),
    ],
  ]);
});

test('a WordPress that is not there is one sentence', async () => {
  const { findMissingContent } = await import('./missing-content');
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  expect(await findMissingContent()).toEqual([
    {
      severity: 'collection',
      message: expect.stringContaining('Request has been terminated: no answer from'),
    },
  ]);
});

test('the schema that Contact Form 7 really answered has all five fields', async () => {
  const { body } = (await import('@/e2e/wordpress/answers/cf7-schema.json')).default;
  const missing = await missingWith((path) =>
    path.endsWith('/feedback/schema') ? Response.json(body) : null,
  );
  expect(broken(missing)).toEqual([]);
});
