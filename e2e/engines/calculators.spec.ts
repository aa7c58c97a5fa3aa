import type { Target } from '../visitor/visitor';
import { button, combobox, main, radio, textbox, words } from './targets';
import { expect, seesNo, expectVisible, test } from './journey';

/** One path through each calculator, as its visitors take it. */
const paths: readonly {
  tool: string;
  /** What is typed into, chosen from or clicked, in turn. */
  steps: readonly (readonly [Target, string?])[];
  answer: string;
  query: RegExp;
}[] = [
  {
    tool: 'metal-weight-conversion',
    steps: [
      [radio('Square bar')],
      [combobox('Material'), 'Nickel'],
      [combobox('Alloy'), 'Inconel 718'],
      [textbox('Side'), '1'],
      [textbox('Length'), '10'],
      [textbox('Pieces'), '3'],
    ],
    answer: '8.88 lb',
    query: /shape=square.*pieces=3$/,
  },
  {
    tool: 'steel-hardness-conversion',
    steps: [[textbox('Brinell hardness (HB)'), '149']],
    answer: 'not applicable',
    query: /hb=149$/,
  },
  {
    tool: 'sheet-metal-gauge-conversion',
    steps: [[combobox('Gauge'), '36 gauge']],
    answer: '0.0067 in',
    query: /gauge=36$/,
  },
  {
    tool: 'conversion',
    steps: [[textbox('Value'), '2-1/2']],
    answer: '63.500 mm',
    query: /value=2-1%2F2$/,
  },
  {
    tool: 'temperature-conversion',
    steps: [[textbox('Value'), '212']],
    answer: '100.000 °C',
    query: /value=212$/,
  },
];

for (const [i, { tool, steps, answer, query }] of paths.entries())
  test(
    `${tool} answers, and keeps the answer in its address`,
    { tag: i === 0 ? '@each-engine' : [] },
    async ({ visitor }) => {
      await visitor.open(`/tools/${tool}/`);
      for (const [target, entry] of steps)
        if (entry === undefined) await visitor.click(target);
        else if ('role' in target && target.role === 'combobox')
          await visitor.choose(target, entry);
        else await visitor.fill(target, entry);
      const first = () =>
        visitor.run(() =>
          document.querySelector<HTMLElement>('main dl:has(data) dd')?.innerText.trim(),
        );
      await expect.poll(first).toContain(answer);
      await expect.poll(() => visitor.run(() => location.search)).toMatch(query);
      await visitor.reload();
      await expect.poll(first).toContain(answer);
      await visitor.click(button('Reset'));
      await expect.poll(() => visitor.run(() => location.search)).toBe('');
    },
  );

// WebKit undoes the selection when the button is released: there a click places the caret.
test(
  'a click into a field replaces its value, and a second one changes it',
  { tag: '@chromium' },
  async ({ visitor }) => {
    await visitor.open('/tools/metal-weight-conversion/');
    const field = textbox('Diameter');
    const typed = () => visitor.on(field, (element) => (element as HTMLInputElement).value);
    await visitor.click(field);
    await visitor.type('3');
    expect(await typed()).toBe('3');
    await visitor.click(field);
    await visitor.type('1');
    expect(await typed()).toHaveLength(2);
  },
);

test('what is wrong is shown at its field and removes the result', async ({ visitor }) => {
  await visitor.open('/tools/steel-hardness-conversion/');
  const field = textbox('Brinell hardness (HB)');
  await visitor.fill(field, '74');
  await expectVisible(visitor, words('Must Be Between 75 and 801', main));
  const described = (element: HTMLElement) => [
    element.getAttribute('aria-invalid'),
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  expect(await visitor.on(field, described)).toEqual([
    'true',
    expect.stringContaining('Must Be Between 75 and 801'),
  ]);
  await visitor.fill(field, '75');
  await seesNo(visitor, words('Must Be Between 75 and 801', main));
});
