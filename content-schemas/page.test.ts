/** @jest-environment node */
import { pageSchema } from './page';

const page = (acf: unknown, template = 'flexibleLayout.php') =>
  pageSchema.parse({ id: 28, slug: 'quality', title: { rendered: 'Quality' }, template, acf });
const hero = { acf_fc_layout: 'hero', sectionTitle: 'Certified' };

test('the template chooses the flexible layout', () => {
  const acf = { sidebar: true, flexibleLayoutDanzerscript: [hero] };
  expect(page(acf)).toMatchObject({ sidebar: true, sections: [{ title: 'Certified' }] });
  expect(page(acf, 'templates/flexibleLayout.php').sections).toHaveLength(1);
  expect(page(acf, '')).toMatchObject({ sidebar: true, sections: [] });
});

test.each([
  [true, true],
  ['1', true],
  [1, true],
  [false, false],
  ['0', false],
  [null, false],
  [undefined, false],
  ['yes', false],
  [{ toString: 1, valueOf: null }, false],
])('a sidebar flag of %j is %s', (sidebar, expected) => {
  expect(page({ sidebar }).sidebar).toBe(expected);
});

test.each([[[]], [false], [undefined], [{ flexibleLayoutDanzerscript: false }]])(
  'a page whose fields are %j has no sections and nothing to report',
  (acf) => {
    expect(page(acf)).toMatchObject({ sidebar: false, sections: [], omissions: [] });
  },
);

test('where there is no ACF at all, a page is a page without sections', () => {
  expect(pageSchema.parse({ id: 28, slug: 'quality', title: { rendered: '' } })).toMatchObject({
    sections: [],
  });
});

test('what was left out is named by its path in WordPress', () => {
  expect(
    page({ flexibleLayoutDanzerscript: [hero, { acf_fc_layout: 'countdown' }] }).omissions,
  ).toEqual([
    {
      field: 'acf.flexibleLayoutDanzerscript.1',
      message: 'no layout of this site: "countdown"',
    },
  ]);
});
