import { render, screen } from '@testing-library/react';
import { tools } from '@/lib/calculators';
import { ExampleDrawing } from './example-drawing';
import { LiveDrawing } from './live-drawing';

const { calculator } = tools.roundToSquare;
const show = (height: string) =>
  render(
    <LiveDrawing
      calculator={calculator}
      drawing={calculator.solve({ height }).drawing}
      example={<ExampleDrawing calculator={calculator} />}
    />,
  );

test('the example is drawn from the first moment, what is typed as soon as it can be', async () => {
  show('1');
  expect(screen.getByRole('img', { name: /^Rectangle, 2 × 1, in its round/ })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /^Rectangle, 2 × 1, in its round/ })).toBeVisible();
});

test('another size is never shown by the drawing of the example', async () => {
  const { container } = show('3');
  expect(container.firstElementChild).toHaveClass('other');
  expect(await screen.findByRole('img', { name: /^Rectangle, 2 × 3, in its round/ })).toBeVisible();
});

test('where there is nothing to draw there is no drawing', () => {
  const { container } = show('wrong');
  expect(container).toBeEmptyDOMElement();
});
