import { render, screen, waitFor } from '@testing-library/react';
import { RecentGrades } from './recent-grades';
import { recentGrades } from './recent-list';
import { viewed } from './viewed';
import { ViewedGrade } from './viewed-grade';

const grade = (name: string) => ({ title: name, href: `/inventory/nickel/grade/${name}/` });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.recent;
});

test('the grade looked at last comes first, each once, and six at most', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) viewed(grade(name));
  render(<ViewedGrade {...grade('b')} />);
  await waitFor(() => expect(localStorage.getItem('recent')).toMatch(/^\[{"title":"b"/));
  render(<RecentGrades />);
  await screen.findByRole('link', { name: 'b' });
  expect(links()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(document.documentElement).toHaveAttribute('data-recent');
});

test('a grade that is prerendered is stored when it is seen', () => {
  document.prerendering = true;
  render(<ViewedGrade {...grade('a')} />);
  expect(recentGrades()).toEqual([]);
  document.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(recentGrades()).toEqual([grade('a')]);
});

test('what is no list is no list of grades', () => {
  for (const kept of ['{"not', '5', '']) {
    localStorage.setItem('recent', kept);
    expect(recentGrades()).toEqual([]);
  }
});

test.each(['{"not', '5', '[null]', ''])('a view replaces %j', (kept) => {
  localStorage.setItem('recent', kept);
  viewed(grade('a'));
  expect(recentGrades()).toEqual([grade('a')]);
});

test('nothing is stored where nothing can be', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  viewed(grade('a'));
  expect(document.documentElement).not.toHaveAttribute('data-recent');
});
