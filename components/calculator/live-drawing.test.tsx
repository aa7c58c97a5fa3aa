import { render, screen } from '@testing-library/react';
import { tools } from '@/lib/calculators';
import { exampleOf } from './drawing';
import { LiveDrawing } from './live-drawing';

const { calculator } = tools.roundToSquare;
const example = exampleOf(calculator);
const drawn = (height: string, isOutdated = false) => (
  <LiveDrawing
    drawing={calculator.solve({ height }).drawing}
    isOutdated={isOutdated}
    example={example}
  />
);

test('the example is drawn from the first moment, what is typed as soon as it can be', async () => {
  render(drawn('1'));
  expect(screen.getByRole('img', { name: /^Rectangle, 2 × 1, in its round/ })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /^Rectangle, 2 × 1, in its round/ })).toBeVisible();
});

test('another size is never shown by the drawing of the example', async () => {
  const { container } = render(drawn('3'));
  expect(container.firstElementChild).toHaveAttribute('data-other', 'true');
  expect(await screen.findByRole('img', { name: /^Rectangle, 2 × 3, in its round/ })).toBeVisible();
});

test('the drawing of the last right values says nothing while wrong ones are typed', async () => {
  const { container, rerender } = render(drawn('3'));
  await screen.findByRole('img', { name: /^Rectangle, 2 × 3/ });
  rerender(drawn('3', true));
  expect(container.firstElementChild).toHaveAttribute('inert');
  rerender(drawn('4'));
  expect(screen.getByRole('img', { name: /^Rectangle, 2 × 4/ })).toBeVisible();
  expect(container.firstElementChild).not.toHaveAttribute('inert');
});

test('where nothing was drawn yet there is no drawing', () => {
  const { container } = render(drawn('wrong'));
  expect(container).toBeEmptyDOMElement();
});
