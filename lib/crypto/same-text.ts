import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, compared in constant time: for tokens and signatures. */
export function isSameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
