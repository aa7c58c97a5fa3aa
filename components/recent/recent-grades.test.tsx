import { render, screen } from '@testing-library/react';
import { RecentGrades } from './recent-grades';
import { ViewedGrade } from './viewed-grade';

const grade = (name: string) => ({ title: name, href: `/inventory/nickel/grade/${name}/` });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.recent;
});

test('the grade looked at last comes first, each once, and six at most', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'])
    render(<ViewedGrade {...grade(name)} />);
  render(<RecentGrades />);
  expect(links()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(document.documentElement).toHaveAttribute('data-recent');
});

test('nothing is remembered where nothing can be, and what is no list is ignored', () => {
  localStorage.setItem('recent', '{"not');
  render(<RecentGrades />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ViewedGrade {...grade('a')} />);
  expect(document.documentElement).not.toHaveAttribute('data-recent');
});
