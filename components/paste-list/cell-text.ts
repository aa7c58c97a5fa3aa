import { dayMs } from '@/lib/site/kept-days';

/** Excel's own formats by number, as far as they differ from a plain number (ECMA-376, 18.8.30). */
const known: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm-dd',
  22: 'yyyy-mm-dd',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
};

/** Day 0 of each of Excel's calendars; the older one has a 29 February 1900. */
const firstDay = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** A number of a cell as its format shows it: "2.500", "1 1/2", "1,200", "5 pcs"; a date in ISO form. */
export function cellText(value: string, format: string | number, is1904 = false): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const [section = ''] = (typeof format === 'number' ? (known[format] ?? '') : format).split(';');
  // Text in quotes or after a backslash is literal; conditions and colors are not shown.
  const bare = section.replace(/\[[^\]]*\]|_.|\*./g, '');
  const code = bare.replace(/"[^"]*"|\\./g, '');
  if (/y|d/i.test(code) && number >= 1) return dateOf(number, is1904);
  if (!/[#0?]/.test(code)) return general(number);
  if (code.includes('%')) return `${general(number * 100)}%`;
  const shown = /\/|E/i.test(code) ? fractionOf(number, code) : decimals(number, code);
  const [before = '', ...rest] = bare.split(/[#0?][#0?,. /\d]*/);
  const words = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');
  return `${words(before)}${shown}${words(rest.join(''))}`.trim();
}

/** Excel counts with fifteen digits and shows eleven: 0.1 + 0.2 is 0.3. */
const general = (number: number) => `${Number(number.toPrecision(11))}`;

function dateOf(days: number, is1904: boolean): string {
  const date = new Date(firstDay[is1904 ? 1904 : 1900] + Math.floor(days) * dayMs);
  return Number.isNaN(date.getTime()) ? `${days}` : date.toISOString().slice(0, 10);
}

function decimals(number: number, code: string): string {
  const [, places = ''] = /\.([0#?]*)/.exec(code) ?? [];
  return number.toLocaleString('en-US', {
    useGrouping: /[#0],[#0]/.test(code),
    minimumFractionDigits: places.replace(/[^0]/g, '').length,
    maximumFractionDigits: Math.min(places.length, 10),
  });
}

/** The nearest fraction with as many digits below as the format has: "# ??/??", "# ?/16". */
function fractionOf(number: number, code: string): string {
  const [, below = ''] = /\/ *([?#0]+|\d+)/.exec(code) ?? [];
  if (!below) return general(number);
  const fixed = Number(below) || 0;
  const maxDenominator = fixed || Math.min(10 ** below.length - 1, 999);
  const whole = Math.trunc(number);
  const part = Math.abs(number - whole);
  let [top, bottom] = [0, 1];
  for (let of = fixed || 1; of <= maxDenominator; of += 1) {
    const near = Math.round(part * of);
    if (Math.abs(part - near / of) < Math.abs(part - top / bottom) - 1e-12)
      [top, bottom] = [near, of];
  }
  if (top === 0) return `${whole}`;
  if (top === bottom) return `${whole + Math.sign(number)}`;
  return whole === 0 ? `${number < 0 ? '-' : ''}${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}
