import { TextEncoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noCoverage } from '@/content-schemas/grade-facts';
import { metals } from '@/lib/catalog/metals';
import { quoteLines } from '@/lib/quotes/quote-list';
import { gradeNamed } from './grade.test-data';
import { FormSizes } from './form-sizes';
import { GradeSizes } from './sizes';
import { StockFilter } from './stock-filter';

const forms = [
  { title: 'Plate', slug: 'plate' },
  { title: 'Round Bar', slug: 'round-bar' },
];
const size = (form: string, spec: string, sizes: string[]) => ({
  form,
  spec,
  condition: 'annealed',
  dimensions: 'diameter',
  sizes,
  cutFromIn: null,
  cutToIn: 144,
  tolerance: null,
  leadTime: 'from stock, 1 to 3 working days',
});
const grade = gradeNamed('X', {
  forms,
  stock: [size('round-bar', 'AMS 1', ['0.25', '1']), size('round-bar', 'AMS 2', ['1'])],
  stockAsOf: 'May 1',
  rows: [{ ...noCoverage, specs: [], forms: [forms[0]!], note: 'sawn' }],
});
const tabs = () => [...document.querySelectorAll<HTMLDetailsElement>('details[name=sizes]')];

test('forms with sizes come first under tabs, the first is open, and each leads to its page', () => {
  render(<GradeSizes metal={metals[0]!} grade={grade} />);
  expect(tabs().map((tab) => [tab.querySelector('summary')!.textContent, tab.open])).toEqual([
    ['Round Bar 2 sizes', true],
    ['Plate on request', false],
  ]);
  expect(tabs().map((tab) => tab.querySelector('[id^=sizes-]')!.id)).toEqual([
    'sizes-round-bar',
    'sizes-plate',
  ]);
  expect(screen.getByRole('link', { name: 'All Plate' })).toHaveAttribute(
    'href',
    '/inventory/titanium/form/plate/',
  );
  expect(within(tabs()[1]!).getByText('sawn')).toBeInTheDocument();
});

test('each row has its specification, lead time and cut lengths; those after the first of a form are closed', () => {
  render(<GradeSizes metal={metals[0]!} grade={grade} />);
  const rows = within(tabs()[0]!).getAllByRole('listitem', { hidden: true });
  const words = rows.map((row) => row.textContent!.replaceAll('\u00A0', ' '));
  for (const [i, spec] of ['AMS 1', 'AMS 2'].entries())
    expect(words[i]).toMatch(RegExp(`${spec}, annealed from stock, 1.*; cut lengths to 144 in`));
  expect(rows.map((row) => row.querySelector('details')?.open)).toEqual([true, false]);
  expect(screen.getByText('Stock as of May 1')).toBeVisible();
});

test('grades of a form that have no sizes in stock stand below the others, each to be added to a quote', async () => {
  const specs = [{ title: 'AMS 9', slug: 'ams-9' }];
  const asked = gradeNamed('Y', { rows: [{ ...noCoverage, specs, forms }] });
  render(<FormSizes metal={metals[0]!} form={forms[1]!} grades={[asked, grade]} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('a')!.text)).toEqual(['X', 'X', 'Y']);
  expect(rows[2]).toHaveTextContent('Y, AMS 9 sizes on request');
  await userEvent.click(within(rows[2]!).getByRole('button', { name: 'Add to quote' }));
  expect(quoteLines()).toMatchObject([
    {
      title: 'Titanium Y, Round Bar',
      spec: 'AMS 9',
      href: '/inventory/titanium/grade/y/#sizes-round-bar',
    },
  ]);
});

test('a form’s rows are narrowed by grade and size, and what most of them share is said once', async () => {
  const stocked = (title: string, ...sizes: string[]) =>
    gradeNamed(title, { forms, stock: [size('round-bar', 'AMS 1', sizes)] });
  const grades = [
    stocked('A', '10', '2'),
    stocked('B', '2'),
    stocked('C', '0.5'),
    stocked('D', '2'),
  ];
  const odd = { ...grades[3]!, stock: [{ ...grades[3]!.stock[0]!, cutToIn: 72 }] };
  const props = { form: forms[1]!, grades: [...grades.slice(0, 3), odd] };
  render(<FormSizes {...props} metal={metals[0]!} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'from stock, 1\u00A0to\u00A03 working days',
    '0.5 to 10 in 12.7 to 254 mm',
    'to\u00A0144\u00A0in to\u00A03657.6\u00A0mm',
  ]);
  expect(screen.getByText('Unless a row says otherwise.')).toBeVisible();
  expect(screen.getAllByText(/working.days/)).toHaveLength(1);
  expect(screen.getAllByText(/^to (?:144|72) in$/)).toHaveLength(2);
  const [gradeBox, sizeBox] = ['Grade', 'Size'].map((name) =>
    screen.getByRole('combobox', { name }),
  );
  const options = (box: HTMLElement) => [...box.querySelectorAll('option')].map((o) => o.label);
  const shown = () => screen.getAllByRole('listitem').map((row) => row.querySelector('a')!.text);
  expect([shown(), options(sizeBox!)]).toEqual([
    ['A', 'B', 'C', 'D'],
    ['All', '0.5 in · 12.7 mm', '2.0 in · 50.8 mm', '10.0 in · 254 mm'],
  ]);
  await userEvent.selectOptions(sizeBox!, '2.0');
  expect(document.querySelector('details')).toBeNull();
  expect([shown(), options(gradeBox!)]).toEqual([
    ['A', 'B', 'D'],
    ['All', 'A', 'B', 'D'],
  ]);
  const sizes = () =>
    screen.getAllByRole('button', { name: / mm\)$/ }).map((each) => each.textContent);
  expect(sizes()).toEqual(['2.050.8', '2.050.8', '2.050.8']);
  await userEvent.selectOptions(gradeBox!, 'B');
  expect(shown()).toEqual(['B']);
});

test('a grade that was chosen before its script arrived narrows the rows', async () => {
  // jsdom lacks what the server's half of React needs.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const rows = ['A', 'B', 'C', 'D'].map((title) => ({
    key: title,
    grade: title,
    sizes: '1',
    line: { kind: 'grade', title, href: `/${title}/#stock-1` } as const,
    about: title,
  }));
  const filter = <StockFilter sizes={[['1', '1 in']]} rows={rows} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(filter);
  const gradeBox = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Grade' });
  gradeBox.value = 'B';
  render(filter, { container, hydrate: true });
  expect(gradeBox).toHaveValue('B');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'B1 size of B125.4',
  ]);
});
