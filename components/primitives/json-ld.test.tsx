import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('facts are JSON that no text in them can end', () => {
  const data = { name: '</script ><script>alert(1)</script> \u2028 AT&T' };
  const { container } = render(<JsonLd data={data} />);
  const { innerHTML, textContent } = container.querySelector('script')!;
  expect(innerHTML).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(textContent ?? '')).toEqual(data);
});
