import { env } from '@/lib/runtime/env';
import { warnOnce } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { createCounter } from './counter';

type SiteCounter = ReturnType<typeof createCounter>;

/** The counter of this process. What is not yet in its folder is written when the process ends. */
export function siteCounter(): SiteCounter {
  return oncePerProcess('counter', openCounter);
}

function openCounter(): SiteCounter {
  const counter = createCounter(env.ANALYTICS_FOLDER);
  process.once('exit', () => {
    const fault = counter.flush();
    if (fault) warnOnce(`The last views are not counted: ${String(fault)}`);
  });
  return counter;
}
