/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { coverageFields, gradeFactFields } from '@/content-schemas/grade-facts';
import { specFields } from '@/content-schemas/metal-spec';
import { records } from '@/lib/cms/sample/records';
import { createWordPress, type WordPress } from '@/e2e/fake-cms/wordpress';
import { siteState } from '@/lib/runtime/once-per-process.cjs';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.LAST_BUILD_FOLDER = '/nonexistent';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Fields = Record<string, Json>;

let wordpress: WordPress;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  for (const name of ['cms sizes', 'cms reading cache', 'cms problems'] as const)
    (siteState.get(name) as Map<string, unknown> | undefined)?.clear();
  wordpress = createWordPress({ origin: 'https://cms.example.com' });
  globalThis.fetch = ((url: string, init: RequestInit) =>
    wordpress.answer(new Request(url, init))) as typeof fetch;
});

const fieldsOf = (collection: string, slug: string) =>
  structuredClone(
    records.find((each) => each.collection === collection && each.slug === slug)!.acf,
  ) as unknown as Fields;

/** Every second of the names, the first or the second of each pair. */
const half = (names: readonly string[], which: number) => names.filter((_, i) => i % 2 === which);

/** The fields with a value in the place of these that no schema can read; of a list its first row is one. */
function malformed(fields: Fields, names: readonly string[], path: string) {
  const paths: string[] = [];
  const changed = { ...fields };
  for (const name of names) {
    const value = fields[name];
    if (Array.isArray(value) && value.length > 1) {
      changed[name] = ['a row', ...value.slice(1)];
      paths.push(`${path}${name}.0`);
    } else {
      changed[name] = Array.isArray(value) ? 'see below' : { malformed: { deep: true } };
      paths.push(`${path}${name}`);
    }
  }
  return { changed, paths };
}

const html = async (kind: 'grade' | 'specs', slug: string) => {
  const { default: GradePage } = await import('./[metal]/grade/[grade]/page');
  const { default: SpecPage } = await import('./[metal]/specs/[spec]/page');
  return renderToStaticMarkup(
    kind === 'grade'
      ? await GradePage({
          params: Promise.resolve({ metal: 'titanium', grade: slug }),
          searchParams: Promise.resolve({}),
        })
      : await SpecPage({ params: Promise.resolve({ metal: 'titanium', spec: slug }) }),
  );
};

const reported = async () => {
  const { readContent } = await import('@/lib/report/content');
  const { findAll } = await import('@/lib/report/checks');
  return findAll(await readContent())[0]!.findings.map(({ where, field, editUrl }) => [
    where,
    field,
    /^https:\/\/cms\.example\.com\/wp-admin\/post\.php\?post=\d+&action=edit$/.test(editUrl ?? ''),
  ]);
};

const names = Object.keys(gradeFactFields);
const rowsField = 'specs-titanium';

test.each([0, 1])(
  'with half %i of the fields of a grade malformed its page shows the rest, and the report names them',
  async (which) => {
    const whole = await html('grade', '6al-4v');
    const fields = fieldsOf('titanium_grades', '6al-4v');
    const grade = malformed(fields, half(names, which), 'acf.');
    const [first, ...others] = fields[rowsField] as readonly Fields[];
    const row = malformed(first!, half(Object.keys(coverageFields), which), `acf.${rowsField}.0.`);
    wordpress.edit('titanium_grades/6al-4v', {
      acf: { ...grade.changed, [rowsField]: [row.changed, ...others] } as never,
    });
    (siteState.get('cms reading cache') as Map<string, unknown>).clear();

    const page = await html('grade', '6al-4v');
    expect(page).not.toMatch(/\[object|undefined|NaN|a row/);
    // What stands beside a malformed row or field: the other rows, and every field of the other half.
    for (const heading of ['Sizes and lead times', 'Specifications and minimums', 'Chemistry'])
      expect(page).toContain(`>${heading}</h2>`);
    const rowsOf = (text: string) => text.match(/<tr|<form class/g)!.length;
    const lists = half(names, which).filter((name) => Array.isArray(fields[name])).length;
    expect(lists).toBeGreaterThan(1);
    expect(rowsOf(page)).toBeLessThan(rowsOf(whole));
    expect(rowsOf(page)).toBeGreaterThan(rowsOf(whole) / 2);

    const paths = [...grade.paths, ...row.paths].toSorted();
    expect((await reported()).toSorted()).toEqual(
      paths.map((path) => ['titanium_grades "6al-4v"', path, true]),
    );
  },
);

test.each([0, 1])(
  'with half %i of the fields of a spec malformed its page shows the rest, and the report names them',
  async (which) => {
    const spec = malformed(
      fieldsOf('titanium_specs', 'ams-4928'),
      half(Object.keys(specFields), which),
      'acf.',
    );
    wordpress.edit('titanium_specs/ams-4928', { acf: spec.changed as never });

    const page = await html('specs', 'ams-4928');
    expect(page).not.toMatch(/\[object|undefined|NaN/);
    expect(page).toContain(which === 0 ? 'Publisher: ' : '>Covers</dt>');
    expect(page).not.toContain(which === 0 ? '>Covers</dt>' : 'Publisher: ');
    expect(page).toContain('href="/inventory/titanium/grade/6al-4v/"');
    expect((await reported()).toSorted()).toEqual(
      spec.paths.toSorted().map((path) => ['titanium_specs "ams-4928"', path, true]),
    );
  },
);

test('with no more than the fields of before, a grade and a spec have no heading of what is not there', async () => {
  const { chemistry, uns, density, [rowsField]: rows } = fieldsOf('titanium_grades', '6al-4v');
  const covered = (rows as readonly Fields[]).map(({ titanium_spec_links, form }) => ({
    titanium_spec_links,
    form,
  }));
  wordpress.edit('titanium_grades/6al-4v', {
    acf: { chemistry, uns, density, [rowsField]: covered } as never,
  });
  wordpress.edit('titanium_specs/ams-4928', { acf: {} as never });

  const headings = (page: string) =>
    [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  const grade = await html('grade', '6al-4v');
  expect(headings(grade)).toEqual([
    'Forms',
    'Specifications',
    'Chemistry',
    'About 6Al-4V',
    'Request a quote',
  ]);
  const columns = [...grade.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name);
  expect(columns).toEqual(['Specification', 'Forms']);
  expect(grade).not.toMatch(/†|against your revision/);

  const spec = await html('specs', 'ams-4928');
  expect(headings(spec)).toEqual([
    'Forms',
    'Grades to AMS 4928',
    'Related specifications',
    'Request a quote',
  ]);
  expect(spec).not.toMatch(/>(?:Covers|Status)<|Publisher:|we confirm the revision/);
  expect(await reported()).toEqual([]);
});
