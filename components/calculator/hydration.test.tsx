import { TextEncoder } from 'node:util';
import { act, within } from '@testing-library/react';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tools } from '@/lib/calculators';
import { AnswerTable } from './number-table';
import { CalculatorForm } from './calculator-form';

test('what was typed before its script arrived is not selected, which the next key would replace', async () => {
  // jsdom lacks what the server's half of React needs.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const form = (
    <Activity>
      <CalculatorForm calculator={tools.length.calculator}>{AnswerTable}</CalculatorForm>
    </Activity>
  );
  history.replaceState(null, '', '/tools/conversion/');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  const field = within(page).getByLabelText<HTMLInputElement>('Value');
  const root = hydrateRoot(page, form);
  field.focus();
  field.value = '3';

  await act(async () => {});

  expect(field).toHaveValue('3');
  expect(field.selectionStart).toBe(field.selectionEnd);
  await act(async () => root.unmount());
  page.remove();
});
