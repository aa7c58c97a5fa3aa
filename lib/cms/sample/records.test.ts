/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { metals } from '@/lib/catalog/metals';
import heatTreatments from './data/heat-treatments.json' with { type: 'json' };
import properties from './data/properties.json' with { type: 'json' };
import stock from './data/stock.json' with { type: 'json' };
import { gradeFacts } from './grade-records';
import { metalNamed } from './metals';
import type { SeedValue } from './record';
import { media, records } from './records';

const names = new Set(records.map(({ collection, slug }) => `${collection}/${slug}`));
const files = new Set(media.map(({ file }) => file));

test('no two records of a collection share a slug', () => {
  expect(names.size).toBe(records.length);
});

/** What a record refers to: posts and pictures, at any depth. */
function references(value: SeedValue | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$post' in value) return [`post ${String(value.$post)}`];
  if ('$image' in value) return [`image ${String(value.$image)}`];
  return Object.values(value).flatMap(references);
}

test('every post and picture that a record refers to is there', () => {
  const missing = records
    .flatMap(({ acf, image }) => [...references(acf), ...(image ? [`image ${image}`] : [])])
    .filter((reference) => {
      const [kind, name = ''] = reference.split(' ');
      return !(kind === 'post' ? names : files).has(name);
    });
  expect(missing).toEqual([]);
});

test('every form of a grade stands in at least one of its rows', () => {
  for (const { metal, slug, forms } of gradeFacts) {
    const { grades, rows } = metalNamed(metal);
    const record = records.find((one) => one.collection === grades && one.slug === slug);
    expect(references(record!.acf![rows])).toEqual(
      expect.arrayContaining(forms.map((form) => `post forms/${form}`)),
    );
  }
});

/** The thickness or diameter of each size, inches: the least of its dimensions. */
const sectionsOf = ({ sizesIn }: (typeof stock)[number]) =>
  sizesIn.map((size) => Math.min(...[size].flat()));

test('no stock size is beyond the limit that the row of its spec states', () => {
  let compared = 0;
  for (const { slug, specs } of gradeFacts)
    for (const row of stock.filter(({ grade }) => grade === slug)) {
      const covered = specs.find(
        ({ spec, forms }) => spec === row.spec && forms.includes(row.form),
      );
      const isAnySize =
        row.form === 'billet' &&
        covered?.sizeNote?.includes('billet, as forging stock, of any size');
      if (!covered?.maxSizeIn || isAnySize) continue;
      compared += row.sizesIn.length;
      const most = Math.max(...sectionsOf(row));
      expect([slug, row.form, row.spec, most <= covered.maxSizeIn]).toEqual([
        slug,
        row.form,
        row.spec,
        true,
      ]);
    }
  expect(compared).toBeGreaterThan(300);
});

/** What a minimum names the stocked forms. A billet is forging stock: minimums hold for what is forged from it. */
const namedInMinima: Readonly<Record<string, readonly string[]>> = {
  'round-bar': ['bar'],
  'flat-bar': ['bar'],
  'hex-bar': ['bar'],
  'forged-bar': ['bar', 'forgings'],
  'forged-ring': ['forgings'],
  plate: ['plate'],
  'true-bar': ['plate'],
  sheet: ['sheet', 'strip'],
  tube: ['tubing'],
  wire: ['wire'],
  extrusion: ['extrusions'],
  billet: [],
};

test('the minimums of a spec that are listed for a stocked form hold for every stocked size', () => {
  let compared = 0;
  const beyond = stock.flatMap((row) => {
    const { grade, form, spec } = row;
    const words = namedInMinima[form];
    if (!words) throw new Error(`Say what minimums call the form ${form}.`);
    const ofSpec = properties.filter((each) => each.grade === grade && each.spec === spec);
    const ofForm = ofSpec.filter((each) => each.forms.some((word) => words.includes(word)));
    if (ofForm.length === 0) {
      const isSaid =
        form === 'billet' ||
        ofSpec.every(({ note }) => note?.includes(`minimums of ${form} on request`));
      return isSaid ? [] : `${grade}, ${form} to ${spec}: no minimum, and no note says so`;
    }
    // A row "hardened, sample" is for a test piece, which is smaller than the bar that it is cut from.
    const listed = ofForm.filter(({ condition }) => !condition.endsWith(', sample'));
    if (listed.length === 0) return [];
    compared += 1;
    return sectionsOf(row)
      .filter(
        (size) =>
          !listed.some(
            ({ overIn = 0, toIn = Number.POSITIVE_INFINITY }) => size > overIn && size <= toIn,
          ),
      )
      .map((size) => `${grade}, ${form} to ${spec}: ${size} in`);
  });
  expect(beyond).toEqual([]);
  expect(compared).toBeGreaterThan(80);
});

test('no two minimums of a grade to one spec, in one condition and size, have two bases', () => {
  const of = ({ grade, spec, condition, overIn, toIn }: (typeof properties)[number]) =>
    [grade, spec, condition, overIn, toIn].join(', ');
  const bases = new Map(properties.map((row) => [of(row), row.basis]));
  expect(properties.filter((row) => row.basis !== bases.get(of(row))).map(of)).toEqual([]);
});

test('a heat treatment without a mark has no figure that is marked among the minimums', () => {
  let compared = 0;
  const marked = heatTreatments.flatMap((row) => {
    if (row.basis !== 'seen' || !row.minTensileKsi) return [];
    const same = properties.filter(
      ({ grade, tensileKsi, yieldKsi }) =>
        grade === row.grade && tensileKsi === row.minTensileKsi && yieldKsi === row.minYieldKsi,
    );
    // "figures of ASTM A564": of the specs with these figures, the one that is named.
    const named = same.filter(({ spec }) =>
      `${row.condition} ${row.note ?? ''}`.includes(spec.split('-').at(-1)!.toUpperCase()),
    );
    compared += 1;
    return (named.length > 0 ? named : same).flatMap(({ basis, spec }) =>
      basis === 'seen' ? [] : `${row.grade}, ${row.condition}: ${spec}`,
    );
  });
  expect(marked).toEqual([]);
  expect(compared).toBeGreaterThan(3);
});

test('the WordPress plugin registers every collection of the site, and no other', () => {
  const php = readFileSync('ops/wordpress-plugin/hard-metals/includes/content-types.php', 'utf8');
  const [, table = ''] =
    /function content_types\(\): array \{\n    return \[(.*?)\];/s.exec(php) ?? [];
  const registered = [...table.matchAll(/'([a-z_]+)'\s*=>/g)].map(([, name]) => name);
  const collections = new Set([
    ...metals.flatMap((metal) => [metal.apiEndPoint, metal.specsEndPoint]),
    ...records.map(({ collection }) => collection),
  ]);
  collections.delete('pages'); // which every WordPress has
  expect(registered.toSorted()).toEqual([...collections].toSorted());
});
