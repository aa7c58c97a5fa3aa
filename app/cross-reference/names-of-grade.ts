import type { Grade } from '@/content-schemas/grade';
import { namesIn, withoutElements } from '@/lib/search/short-names';

/** What a row of a grade is found by: its title, what it is also called, and what buyers shorten these to, as search does. */
export const namesOfGrade = ({ title, aliases }: Grade): readonly (string | null)[] =>
  [title, ...aliases].flatMap(namesIn).flatMap((name) => [
    name,
    name.replace(/\bgrade(?= \d)/i, 'gr'),
    // "CP 2" is Grade 2 to many, and Grade 3 by ASTM's former names: it finds both.
    name.replace(/^CP grade(?= \d)/i, 'CP'),
    withoutElements(name),
  ]);
