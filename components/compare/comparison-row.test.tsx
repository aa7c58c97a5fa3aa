import { render } from '@testing-library/react';
import { WholeFigures } from './comparison-row';

test.each([
  ['Grade 23 (R56407), Ti-6Al-4V extra low interstitial', ['Grade 23', '(R56407),', 'Ti-6Al-4V']],
  ['HASTELLOY C-276', ['C-276']],
  ['max 0.0125', ['0.0125']],
  ['AMS 4928†, over 2 to 4 in', ['4928†,', 'over 2', 'to 4 in']],
  ['over 0.1875 to 2 in', ['to 2 in']],
  ['aged in air', []],
  ['alloy 25, Haynes 25', ['alloy 25,', 'Haynes 25']],
  ['solution treated, then aged', []],
])('in %s no line ends within %j', (text, whole) => {
  const { container } = render(<WholeFigures text={text} />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
  expect(container).toHaveTextContent(text);
});
