import { isCmsError } from '@/lib/cms/cms-error';
import { serving } from '@/lib/env';

/*
 * Next prints thirty lines for every page that it cannot make anew, at every try. What WordPress does is told
 * in one line by `failures.ts`; all else Next says stands.
 */
const print = console.error; // oxlint-disable-line no-console -- Next's log

if (serving)
  // oxlint-disable-next-line no-console -- Next's log
  console.error = (...said: unknown[]) => {
    if (!said.some(isCmsError)) print(...said);
  };
