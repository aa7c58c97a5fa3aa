import { limitsText } from './chemistry';

const usual = ['Element', 'Minimum', 'Maximum'];

test.each([
  [['5.50', '6.75'], usual, '5.50–6.75'],
  [['5 × C', '0.45'], usual, '5×C to 0.45'],
  [['', '0.30'], usual, '0.30 max'],
  [['2.5', ''], usual, '2.5 min'],
  [['bal', ''], usual, 'bal'],
  [['', ''], usual, 'not set'],
  [['0.08'], ['Element', 'Weight %'], '0.08'],
  [['0.08', '0.07'], ['Element', 'Ladle', 'Product'], 'Ladle 0.08, Product 0.07'],
])('the limits %j below %j read "%s"', (limits, heads, text) => {
  expect(limitsText(limits, heads)).toBe(text);
});
