import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';
import { Comparison } from './comparison';

const choices = [
  {
    metal: 'Titanium',
    grades: ['6al-4v', 'beta-c'].map((slug) => ({ key: `titanium/${slug}`, title: slug })),
  },
];

/** Opens the page with these grades in its address, of which WordPress has all but `gone`. */
function open(grades: string, gone?: string) {
  localStorage.clear();
  history.replaceState(null, '', `/compare/${grades && `?grades=${grades}`}`);
  globalThis.fetch = (async (address: string) => {
    const [, metal = '', slug = ''] = /^\/compare\/(.+)\/(.+)\.json$/.exec(address) ?? [];
    return {
      ok: slug !== gone,
      status: slug === gone ? 404 : 200,
      json: async () => comparedGrade(slug, { key: `${metal}/${slug}`, metal }),
    };
  }) as unknown as typeof fetch;
  render(<Comparison choices={choices} />);
}
const compared = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('two grades are compared with the button, not as they are passed on the closed lists', async () => {
  open('');
  const list = screen.getByRole('combobox', { name: 'First grade' });
  await userEvent.selectOptions(list, '6al-4v');
  await userEvent.selectOptions(list, 'beta-c');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Second grade' }), '6al-4v');
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(decodeURIComponent(location.search)).toBe('?grades=titanium/beta-c,titanium/6al-4v');
  expect(await compared()).toEqual(['beta-c', '6al-4v']);
  expect(screen.getByRole('combobox', { name: 'Add a grade' })).toHaveValue('');
});

test('a grade that is gone is named and can be removed, and the others are compared', async () => {
  open('titanium/beta-d,titanium/6al-4v,titanium/5,titanium/9&titanium/5=2', 'beta-d');
  expect(await screen.findByText(/^No grade “beta-d” in titanium\./)).toBeVisible();
  expect(await compared()).toEqual(['6al-4v', '5', '9']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 6al-4v' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove beta-d' }));
  expect(decodeURIComponent(location.search)).toBe('?grades=titanium/5,titanium/9&titanium/5=2');
  expect(screen.getByRole('combobox', { name: 'Add a grade' })).toHaveFocus();
  expect(screen.getByText('2 grades compared')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('grades are stored under their slugs, and the second of one slug under metal and slug', async () => {
  open('nickel/718,titanium/36,alloy-steel/36');
  expect(await screen.findByRole('cell', { name: 'alloy-steel' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'titanium' })).toBeVisible();
  expect(Object.keys(localStorage).toSorted()).toEqual(['36', '718', 'alloy-steel/36']);
  expect(JSON.parse(localStorage.getItem('718')!)).toEqual({
    date: expect.any(Number),
    data: comparedGrade('718', { key: 'nickel/718', metal: 'nickel' }),
  });
});
