import type { Token } from './tokens';

export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Months whose first three letters differ in German. */
const germanMonths: Readonly<Record<string, string>> = {
  mär: 'mar',
  mrz: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
};
const month = `(?<month>${[...months, ...Object.keys(germanMonths)].join('|')})[a-zä]{0,6}\\.?`;

/** Dates as buyers write them. One without a year counts only behind a word such as "by" or "due". */
const forms: readonly RegExp[] = [
  // 2026-12-15, 15.12.2026, 12/15/2026, by 12/15, bis 15.12.
  /(?<year>20\d\d)(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?!\d)/y,
  /(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d|\d\d)?(?!\d)/y,
  /(?<month>\d{1,2})(?<mark>[/-])(?<day>\d{1,2})\k<mark>(?<year>20\d\d|\d\d)(?!\d| ?pcs)/y,
  /(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/"'.]| ?(?:x|"|rd|dia))/y,
  // 15th of dec 2026, 15 dec
  new RegExp(
    `(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[ -]?(?:of )?${month}(?:[, -]{0,2}'?(?<year>20\\d\\d|\\d\\d)(?!\\d| ?(?:pcs?|pieces|ea|x)))?(?![a-z])`,
    'y',
  ),
  // december 15th, 2026, dec 15
  new RegExp(
    `${month}[ -](?<day>\\d{1,2})(?:st|nd|rd|th)?(?!["'/\\d]|\\.\\d)(?:[, -]{1,2}(?<year>20\\d\\d)(?!\\d))?`,
    'y',
  ),
];

/** The date at a place of a text; `null` where there is none, and where no calendar has it. */
export function dateAt(
  text: string,
  place: number,
  today: string,
  isDue: boolean,
): Omit<Token, 'at' | 'text'> | null {
  for (const form of forms) {
    form.lastIndex = place;
    const found = form.exec(text);
    if (!found) continue;
    const { year = '', month: named = '', day: dayRead = '' } = found.groups ?? {};
    // "10/25/50" with a year of two digits is a date only behind a word for one.
    if (year.length < 4 && !isDue) continue;
    // In 15/12/2026 the day is first; 1/12/2026 is read the American way, as January 12.
    const hasSlash = found[0].includes('/');
    const numbers = [monthNumber(named), Number(dayRead)];
    const [month = 0, day = 0] = hasSlash && numbers[0]! > 12 ? numbers.toReversed() : numbers;
    const isEitherWay = hasSlash && day <= 12 && month !== day;
    const value = year
      ? iso(Number(year.padStart(4, '20')), month, day)
      : nextDay(month, day, today);
    const token = { start: place, end: place + found[0].length };
    if (value) return { kind: 'date', value, isAmbiguous: isEitherWay || !year, ...token };
    // "Due Feb 30" is on no calendar, and yet no size of 30 in.
    if (isDue) return { kind: 'time', value: '', ...token };
  }
  return null;
}

const monthNumber = (text: string) =>
  Number(text) || months.indexOf(germanMonths[text] ?? text) + 1;

/** The next such day, in this year or in the seven behind it: one of them has a February 29. */
function nextDay(month: number, day: number, today: string): string | null {
  // In the buyer's time zone it may still be yesterday. `today` is of UTC.
  const first = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 9 }, (_, i) => iso(Number(first.slice(0, 4)) + i, month, day));
  return days.find((each) => each !== null && each >= first) ?? null;
}

/** The date in ISO form; `null` where the calendar does not have it. */
function iso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
