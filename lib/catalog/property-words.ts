import type { StockedSizes } from '@/content-schemas/grade-facts';
import type { Strength } from '@/content-schemas/strength';
import { capitalized } from './capitalized';

/** "130 ksi (896 MPa)": no line ends between a number and its unit. */
export const strengthInWords = ({ ksi, mpa }: Strength) => `${ksi} ksi (${mpa}\u00A0MPa)`;

/** What editors write as the lead time of a row of stock is free text. A promise is made only of these words. */
const isFromStock = /^(?:(?:from|in|ex)[ -])?stock\b/i;
const isToOrder = /\b(?:order|mill)/i;

/** "In stock", "To order", or the first other lead time of the stock; `null` where there is none. */
export function availability(stock: readonly StockedSizes[]) {
  const leadTimes = stock.map(({ leadTime }) => leadTime ?? '');
  if (leadTimes.some((text) => isFromStock.test(text))) return 'In stock';
  if (leadTimes.every((text) => isToOrder.test(text))) return 'To order';
  const soonest = leadTimes.find((text) => text && !isToOrder.test(text));
  if (!soonest) return null;
  const rest = leadTimes.some((text) => isToOrder.test(text)) ? '; some forms to order' : '';
  return capitalized(soonest) + rest;
}

/** The lead times of rows of stock as their editor wrote them: "Mill order, 8 to 14 weeks"; `null` where there are none. */
export const leadTimesOf = (stock: readonly StockedSizes[]) =>
  capitalized([...new Set(stock.flatMap(({ leadTime }) => leadTime ?? []))].join(' or ')) || null;
