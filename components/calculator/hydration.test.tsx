import { TextEncoder } from 'node:util';
import { act, within } from '@testing-library/react';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { calculators } from '@/lib/calculators';
import { AnswerTable } from './number-table';
import { CalculatorForm } from './calculator-form';
import { typeset } from '@/lib/calculators/figures';

/** What a visitor types into the prerendered page, and where, per tool (decision 16). */
const typedBeforeHydration = {
  conversion: ['Value', '7'],
  'decimal-to-fraction': ['Decimal', '0.375'],
  'round-to-square': ['Width', '3'],
  'temperature-conversion': ['Value', '-40'],
  'weight-conversion': ['Value', '5'],
  'sheet-metal-gauge-conversion': ['Gauge', '20'],
  'steel-hardness-conversion': ['Brinell hardness (HB)', '401'],
  'metal-weight-conversion': ['Diameter', '3 1/4'],
} as const;

/** A tool's form as the server sends it, in the document, and its field of that label. */
async function prerendered(slug: string, label: string) {
  // jsdom lacks what the server's half of React needs.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const calculator = calculators.find((each) => each.slug === slug)!;
  const form = (
    <Activity>
      <CalculatorForm calculator={calculator}>{AnswerTable}</CalculatorForm>
    </Activity>
  );
  history.replaceState(null, '', `/tools/${slug}/`);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  return { calculator, form, page, field: within(page).getByLabelText<HTMLInputElement>(label) };
}

test.each(Object.entries(typedBeforeHydration))(
  '%s keeps what was typed before its script arrived',
  async (slug, [label, typed]) => {
    const { calculator, form, page, field } = await prerendered(slug, label);
    field.value = typed;

    const root = await act(async () => hydrateRoot(page, form));

    expect(field).toHaveValue(typed);
    expect(new URLSearchParams(location.search).get(field.name)).toBe(typed);
    const values = { [field.name]: typed };
    const [answer] = calculator.solve(values).results;
    expect(within(page).getAllByText(typeset(answer!.figures[0]!.value))).not.toHaveLength(0);
    await act(async () => root.unmount());
    page.remove();
  },
);

test('what was typed before its script arrived is not selected, which the next key would replace', async () => {
  const { form, page, field } = await prerendered('conversion', 'Value');
  const root = hydrateRoot(page, form);
  field.focus();
  field.value = '3';

  await act(async () => {});

  expect(field.selectionStart).toBe(field.selectionEnd);
  await act(async () => root.unmount());
  page.remove();
});
