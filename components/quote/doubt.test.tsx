import { render } from '@testing-library/react';
import { Doubt } from './doubt';

test.each([
  ['assumed: diameter 1.5 in', 'assumed:', ''],
  ['not understood: 252.225-7009, asap', 'not understood:', '252.225-7009,'],
  ['No size found: edit the line, or we will ask', 'No size found:', ''],
  ['No grade or specification found.', 'No grade or specification found.', ''],
  ['We list no AMS 4911 round bar.', '', ''],
])('"%s" begins with its kind in bold, and is broken at no number', (text, kind, whole) => {
  const { container } = render(<Doubt>{text}</Doubt>);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('b')?.textContent ?? '').toBe(kind);
  expect(container.querySelector('.whole')?.textContent ?? '').toBe(whole);
});
