import { env } from '@/lib/env';
import { CmsError } from './cms-error';
import { believedByLastBuild, leaveForNext } from './last-build';

/** No editor deletes more than this share of a collection between two readings, which are minutes apart. */
const mostLost = 1 / 3;

/** How many records each collection had when it was last believed, in this process. */
const sizes: Map<string, number> = ((globalThis as { cmsSizes?: Map<string, number> }).cmsSizes ??=
  new Map());

/**
 * Believes a collection's size, or throws a `CmsError`: an empty collection, and one that lost more than a third
 * of its records at once, is WordPress failing. What a build believes is kept for the server and the next build.
 */
export async function checkSize(name: string, size: number): Promise<void> {
  const mayBeEmpty = names(env.ALLOW_EMPTY_COLLECTIONS, name);
  if (size === 0 && !mayBeEmpty)
    throw new CmsError(`${name} is empty. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS.`);
  const before = sizes.get(name) ?? (await sizeInLastBuild(name)) ?? 0;
  if (hasShrunk(before, size) && !mayBeEmpty && !names(env.ALLOW_SHRUNKEN_COLLECTIONS, name))
    throw new CmsError(
      `${name} shrank from ${before} to ${size} readable records at once. If that is meant, build the site once with ALLOW_SHRUNKEN_COLLECTIONS=${name}.`,
    );
  sizes.set(name, size);
  if (size !== before) await leaveForNext(name, String(size));
}

/** One record may always go, so that a collection of two is no trap. */
export const hasShrunk = (before: number, now: number) =>
  before - now > 1 && before - now > before * mostLost;

const names = (allowed: readonly string[], name: string) =>
  allowed.includes(name) || allowed.includes('*');

async function sizeInLastBuild(name: string): Promise<number | null> {
  const words = await believedByLastBuild(name);
  return words && /^\d+$/.test(words) ? Number(words) : null;
}
