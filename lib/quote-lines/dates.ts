import type { Token } from './tokens';

export const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
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
    const { year, month: named = '', day = '', mark } = found.groups ?? {};
    if (!year && !isDue) continue;
    // "10/25/50" with a year of two digits is a date only behind a word for one.
    if (year?.length === 2 && !isDue) continue;
    const hasSlash = mark === '/' || found[0].includes('/');
    const read = toDate(year, monthNumber(named), Number(day), today, hasSlash);
    const end = place + found[0].length;
    if (read)
      return { kind: 'date', value: read.date, start: place, end, isAmbiguous: read.isAmbiguous };
    // "Due Feb 30" is on no calendar, and yet no size of 30 in.
    if (isDue) return { kind: 'time', value: '', start: place, end };
  }
  return null;
}

const monthNumber = (text: string) =>
  /^\d/.test(text) ? Number(text) : months.indexOf(germanMonths[text] ?? text) + 1;

function toDate(
  year: string | undefined,
  monthRead: number,
  dayRead: number,
  today: string,
  hasSlash: boolean,
) {
  // In 15/12/2026 the day is first; 1/12/2026 is read the American way, as January 12.
  const isSwapped = hasSlash && monthRead > 12;
  const [monthOf, day] = isSwapped ? [dayRead, monthRead] : [monthRead, dayRead];
  const isEitherWay = hasSlash && monthOf <= 12 && day <= 12 && monthOf !== day;
  if (year) {
    const date = iso(year.length === 2 ? 2000 + Number(year) : Number(year), monthOf, day);
    return date && { date, isAmbiguous: isEitherWay };
  }
  const first = dayBefore(today);
  const date = Array.from({ length: yearsAhead }, (_, i) =>
    iso(Number(first.slice(0, 4)) + i, monthOf, day),
  ).find((each) => each !== null && each >= first);
  return date ? { date, isAmbiguous: true } : null;
}

/** Years in which a date without a year is looked for: February 29 is in one of any eight. */
const yearsAhead = 9;

/** In the buyer's time zone it may still be yesterday. `today` is of UTC. */
const dayBefore = (date: string) =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** The date in ISO form; `null` where the calendar does not have it. */
function iso(year: number, monthOf: number, day: number): string | null {
  const date = new Date(Date.UTC(year, monthOf - 1, day));
  return date.getUTCMonth() === monthOf - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
