import { withoutBreaks } from '@/lib/markup/no-breaks';

/** A word with a hyphen and a digit that a row of a phone has room for: 17-4 PH, 2-1/2, 252.225-7009. */
const hyphenated = /(?<!\S)(?=\S*\d)(\S{1,10}-\S{1,14}(?: PH[,;)]?)?)(?!\S)/;

/** A text in which no row ends within such a word, a designation, or between a number and its unit. */
export const Unbroken = ({ children }: { children: string }) =>
  withoutBreaks(children)
    .split(hyphenated)
    .map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <span key={i} className="whole">
          {part}
        </span>
      ),
    );
