import { mayAsk } from '@/lib/cms/allowance';
import { redirectOf } from '@/lib/cms/client';
import { isCmsError } from '@/lib/cms/cms-error';
import { env } from '@/lib/env';
import { localHref } from '@/lib/links';

/** Where WordPress sends every stranger is no redirect that an editor made: its login, its start page. */
const blanket = /^\/(?:$|wp-login|wp-admin)/;
/** What was found is remembered as long as a page is. */
const lifeMs = env.REVALIDATE_SECONDS * 1000;

const answers = new Map<string, { target: Promise<string | null>; until: number }>();

/**
 * Where an address leads that nothing on the site answers, by a redirect that an editor made in WordPress
 * (a redirect plugin, a changed slug); `null` where it leads nowhere. A path of this site, or another host.
 */
export async function getMoved(path: string): Promise<string | null> {
  const known = answers.get(path);
  const now = Date.now();
  if (known && known.until > now) return known.target;
  if (!mayAsk('redirect')) return null;
  for (const [old, { until }] of answers) if (until < now) answers.delete(old);
  const target = movedTo(path);
  answers.set(path, { target, until: now + lifeMs }); // a page and its head ask at the same time
  if (!(await target)) answers.delete(path);
  return target;
}

/** What WordPress says to that, each time it is asked. */
export async function movedTo(path: string): Promise<string | null> {
  try {
    const location = await redirectOf(path);
    if (!location || blanket.test(new URL(location).pathname)) return null;
    const target = localHref(location);
    return target === path ? null : target;
  } catch (error) {
    // The REST API has just said that there is no such page; that stands without WordPress's own pages.
    if (isCmsError(error)) return null;
    throw error;
  }
}
