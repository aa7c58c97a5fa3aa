/** @jest-environment node */
import { gradeSchema } from './grade';

const schema = gradeSchema({ specs: 'specs-titanium', specLink: 'titanium_spec_links' });
const wp = (acf: unknown) => ({
  id: 12,
  slug: '6al-4v',
  title: { rendered: '6Al-4V' },
  content: { rendered: '' },
  excerpt: { rendered: '' },
  acf,
});

test('a grade in the words that an engineer orders by', () => {
  const grade = schema.parse(
    wp({
      chemistry_spec: 'AMS 4928',
      chemistry_differences: 'AMS 4911 allows H 0.015\r\nASTM B348 allows Fe 0.40',
      mechanical_properties: [
        {
          spec: 'AMS 4928',
          forms: 'bar',
          to_in: '2',
          tensile_ksi: '135',
          yield_mpa: 862,
          kind: '',
        },
        { spec: '', tensile_ksi: 1 },
      ],
      equivalents: [{ system: 'W.-Nr.', designation: '3.7165', near: '1', basis: 'known' }],
      stock: [{ form: 'round-bar', sizes: '0.25, 0.5', cut_from_in: '' }],
    }),
  );
  expect(grade.chemistrySource).toEqual({
    spec: 'AMS 4928',
    basis: null,
    note: null,
    differences: ['AMS 4911 allows H 0.015', 'ASTM B348 allows Fe 0.40'],
  });
  expect(grade.properties).toHaveLength(1);
  expect(grade.properties[0]).toMatchObject({
    toIn: 2,
    tensile: { ksi: 135, mpa: 931 },
    yield: { ksi: 125, mpa: 862 },
    kind: 'delivery',
  });
  expect(grade.equivalents[0]).toMatchObject({ near: true, basis: 'known', name: null });
  expect(grade.stock[0]).toMatchObject({ sizes: ['0.25', '0.5'], cutFromIn: null });
});

test.each([
  ['388-448 HB', '388–448 HB'],
  ['43-47.5 HRC, 375-429 HB', '43–47.5 HRC, 375–429 HB'],
  ['aged 900 F', 'aged 900 °F'],
  ['1850-1900 F oil', '1850–1900 °F oil'],
  ['H900', 'H900'],
  ['17-4 to AMS 6061-F', '17-4 to AMS 6061-F'],
  ['1650 °F', '1650 °F'],
])('%s is printed as %s', (written, text) => {
  const rows = [{ spec: 'AMS 1', condition: written, hardness: written, note: written }];
  const [row] = schema.parse(wp({ mechanical_properties: rows })).properties;
  expect(row).toMatchObject({ condition: text, hardness: text, note: text });
});

test.each([[[]], [false], [null], [undefined], [{ mechanical_properties: false, stock: '' }]])(
  'with %j an editor wrote none of it, and every list is empty',
  (acf) => {
    const grade = schema.parse(wp(acf));
    expect(grade.properties).toEqual([]);
    expect(grade.stock).toEqual([]);
    expect(grade.variants).toEqual([]);
    expect(grade.physical.modulusMsi).toBeNull();
  },
);

const propertiesOf = (acf: object) => schema.parse(wp({ mechanical_properties: [acf] }));

test.each([
  [{ tensile_ksi: '130 ksi' }, { tensile: { ksi: 130, mpa: 896 } }],
  [{ tensile_mpa: '896MPa' }, { tensile: { ksi: 130, mpa: 896 } }],
  [{ yield_mpa: '827 N/mm²' }, { yield: { ksi: 120, mpa: 827 } }],
  [
    { elongation: '10 %', reduction_of_area: ' 25% ' },
    { elongation: 10, reductionOfArea: 25 },
  ],
  [
    { over_in: '.5"', to_in: '4. in' },
    { overIn: 0.5, toIn: 4 },
  ],
  [{ elongation: 0 }, { elongation: 0 }],
])('a figure with its unit: %j', (acf, read) => {
  const { properties, omissions } = propertiesOf({ spec: 'AMS 4911', ...acf });
  expect(properties).toMatchObject([read]);
  expect(omissions).toBeUndefined();
});

test.each([
  ['tensile_ksi', '896 MPa', '"896 MPa" is no number in ksi'],
  ['tensile_mpa', '1,034', '"1,034" is no number in MPa'],
  ['elongation', '10-12', '"10-12" is no number in %'],
  ['to_in', '100 mm', '"100 mm" is no number in in'],
  ['yield_ksi', -5, '"-5" is no number in ksi'],
  ['yield_ksi', 'ksi', '"ksi" is no number in ksi'],
  ['yield_ksi', '1e400', '"1e400" is no number in ksi'],
])('%s of %j is left out and named', (field, value, message) => {
  const { properties, omissions } = propertiesOf({ spec: 'AMS 4911', [field]: value });
  expect(properties).toHaveLength(1);
  expect(omissions).toEqual([{ field: `acf.mechanical_properties.0.${field}`, message }]);
});
