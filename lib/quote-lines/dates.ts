import { blankOut, isDoubtful, setAside, type Row } from './row';
import { pattern, source } from './pattern';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Months whose first three letters differ in other languages. */
const foreignMonths: Readonly<Record<string, string>> = {
  mär: 'mar',
  mrz: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
};
const month = `(?<month>${[...months, ...Object.keys(foreignMonths)].join('|')})[a-zä]{0,6}\\.?`;

/** Words that may stand before a complete date. */
const maybeDateWords = source`
  (?:\b(?:
  needed|need|needs|required|require|reqd?|req'd|due|deliver(?:y|ed)?|ship(?:ped)?|dock
  |in house|in-house|wanted|eta|want|dlvy|del|want)\b[ .:-]{0,2})?(?:
  \b(?:by|before|on dock|(?:no|not) later than|nlt|until|date|on|bis|termin|liefertermin|lt|per)\b
  [ .:-]{0,3}){0,2}(?:\bthe )?
`;
/** Words that must stand before a date without a year. */
const dateWords = source`
  (?:\b(?:
  by|before|due|need(?:ed|s)?|required|req'?d?|deliver(?:y|ed)?|ship|dock|(?:no|not) later than
  |nlt|until|eta|bis|termin|liefertermin|wanted|del|dlvy)\b[ .:=-]{0,3}
  (?:(?:(?:no|not) later than|nlt|by|date|on|before|dock|these|them|this|it)\b[ .:-]{0,3}){0,3}(?:the )?)
`;

const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?`;
const dayBehind = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;

/** Dates, each by a text that it finds. Where the year is missing, a word such as "by" or "due" must stand before the date. */
export const dateForms: Readonly<Record<string, RegExp>> = {
  '2026-12-15': pattern`
    ${maybeDateWords}\b(?<year>20\d\d)([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})\b
  `,
  '15.12.2026': pattern`
    ${maybeDateWords}\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d|\d\d)\b
  `,
  '12/15/2026': pattern`
    ${maybeDateWords}\b(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>20\d\d)\b
  `,
  'by 12/15/26': pattern`${dateWords}(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d\d)\b`,
  '15th of dec 2026': pattern`
    ${maybeDateWords}\b${day}[ -]?(?:of )?${month}[, -]{0,2}(?<year>20\d\d)\b
  `,
  'december 15th, 2026': pattern`
    ${maybeDateWords}\b${month}[ -]${dayBehind}[, -]{1,2}(?<year>20\d\d)\b
  `,
  "by 15 dec '26": pattern`
    ${dateWords}${day}[ -]?${month}[, -]{0,2}'?(?<year>\d\d)\b(?! ?(?:pcs?|pieces|ea|x)\b)
  `,
  'by 15th of dec': pattern`${dateWords}${day}[ -](?:of )?${month}(?![a-z])`,
  'by dec 15': pattern`${dateWords}${month}[ -]${dayBehind}\b(?!["'/]|\.\d)`,
  'by 12/15': pattern`${dateWords}(?<month>\d{1,2})/(?<day>\d{1,2})\b(?![/"']|\.\d)`,
  'bis 15.12.': pattern`${dateWords}(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?!\d)`,
};

/** The date that a line is needed by, and whether its year or the order of its day and month is assumed. */
export function takeDate(row: Row, today: string): { date: string; isAssumed: boolean } | null {
  for (const form of Object.values(dateForms)) {
    const found = form.exec(row.rest);
    if (!found) continue;
    const [whole] = found;
    const { year, month, day } = found.groups ?? {};
    const end = found.index + whole.length;
    const hasSlash = whole.includes('/');
    if (hasSlash && !year && mayBeInches(whole, month, day, row.rest.slice(end))) continue;
    const read = toDate(year, monthNumber(month ?? ''), Number(day), today, hasSlash);
    if (read) {
      const isScanned = isDoubtful(row, found.index, end);
      blankOut(row, found.index, end);
      return { date: read.date, isAssumed: read.isAssumed || isScanned };
    }
    // "Due Feb 30" is on no calendar, and yet no size of 30 in.
    if (/[a-z]/.test(month ?? '') || dueWord.test(whole)) setAside(row, found.index, end);
  }
  return null;
}

const dueWord = /^(?:by|before|due|until|nlt|not? later than|bis|termin|liefertermin)\b/;

/** Whether the 5/8 of "need 5/8 rd" is a fraction of an inch. */
const mayBeInches = (
  text: string,
  top: string | undefined,
  bottom: string | undefined,
  after: string,
) =>
  /^ ?(?:x|[a-z\0]{2})/.test(after) &&
  /^(?:need|req|want)[^ ]* ?\d/.test(text) &&
  Number(top) % 2 === 1 &&
  Number(top) < Number(bottom) &&
  ['2', '4', '8', '16', '32', '64'].includes(bottom ?? '');

function monthNumber(text: string) {
  if (/^\d/.test(text)) return Number(text);
  return months.indexOf(foreignMonths[text] ?? text) + 1;
}

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
  const inYear = (of: number) => iso(of, monthOf, day);
  if (year) {
    const date = inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
    return date && { date, isAssumed: isEitherWay };
  }
  const first = dayBefore(today);
  const years = Array.from({ length: yearsAhead }, (_, i) => Number(first.slice(0, 4)) + i);
  const next = years.map(inYear).find((date) => date !== null && date >= first);
  return next ? { date: next, isAssumed: true } : null;
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
