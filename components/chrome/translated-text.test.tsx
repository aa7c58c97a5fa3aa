import { act, render, screen } from '@testing-library/react';
import { TranslatedText } from './translated-text';

/** What a browser's translator does: each text goes, and stands again inside two `<font>` elements. */
async function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await act(async () => {}); // the observers are called
}

function Line({ size, isOpen }: { size: string; isOpen: boolean }) {
  return (
    <p>
      <TranslatedText />
      Weigh {size} in{isOpen && ' of bar'}
      {isOpen ? <b>now</b> : 'later'}
    </p>
  );
}

const words = () => screen.getByRole('paragraph').textContent;

test('a translated page follows its figures, and loses and gains texts', async () => {
  const { rerender, unmount } = render(<Line size="2" isOpen />);
  await translate();
  expect(words()).toBe('Weigh 2 in of barnow');
  rerender(<Line size="5" isOpen />);
  await act(async () => {});
  expect(words()).toBe('Weigh 5 in of barnow');
  await translate();
  rerender(<Line size="5" isOpen={false} />);
  expect(words()).toBe('Weigh 5 inlater');
  await translate();
  rerender(<Line size="7" isOpen />);
  await act(async () => {});
  expect(words()).toBe('Weigh 7 in of barnow');
  await translate();
  unmount();
  expect(document.body.textContent).toBe('');
});

test('texts that a translator joins in one sentence come back together', async () => {
  const { rerender } = render(<Line size="2" isOpen={false} />);
  const sentence = document.createElement('font');
  sentence.textContent = 'Pese 2 pulgadas después';
  screen.getByRole('paragraph').replaceChildren(sentence);
  await act(async () => {});
  rerender(<Line size="3" isOpen={false} />);
  await act(async () => {});
  expect(words()).toBe('Weigh 3 inlater');
});
