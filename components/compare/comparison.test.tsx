import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comparison } from './comparison';

const choices = [
  {
    metal: 'Titanium',
    grades: ['6al-4v', 'beta-c'].map((slug) => ({ key: `titanium/${slug}`, title: slug })),
    others: 'titanium/',
  },
];
const grade = (slug: string) => ({
  title: slug,
  path: `/inventory/titanium/grade/${slug}/`,
  metal: 'Titanium',
  uns: null,
  density: null,
  aliases: null,
  specs: null,
  forms: null,
  chemistrySpec: null,
  chemistry: {},
  properties: [],
});

/** Opens the page with these grades in its address. */
function open(grades: string) {
  localStorage.clear();
  history.replaceState(null, '', `/compare/${grades && `?grades=${grades}`}`);
  globalThis.fetch = (async (address: string) => {
    const slug = /^\/compare\/titanium\/(.+)\.json$/.exec(address)?.[1] ?? '';
    return { ok: true, json: async () => grade(slug) };
  }) as unknown as typeof fetch;
  render(<Comparison choices={choices} />);
}
const compared = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a grade is added with the button, not as it is passed on the closed list', async () => {
  open('');
  const list = screen.getByRole('combobox', { name: 'Add a grade' });
  await userEvent.selectOptions(list, '6al-4v');
  await userEvent.selectOptions(list, 'beta-c');
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(decodeURIComponent(location.search)).toBe('?grades=titanium/beta-c');
  expect(await compared()).toEqual(['beta-c']);
  expect(list).toHaveValue('');
});
