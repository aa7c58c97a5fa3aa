import type { FaultName } from '../fake-cms/faults';

/** The faults that `npm test` tries: without a connection, an answer, success, JSON or records. */
const everyDay: readonly FaultName[] = ['refused', 'hangs', 'error500', 'truncated', 'empty'];

/** The tags of a test that tries this fault: a build meets the first every day, a site five of them, nightly both all. */
export const tagsOf = (fault: FaultName, journey: 'build' | 'serving'): string[] =>
  (journey === 'build' ? everyDay.slice(0, 1) : everyDay).includes(fault) ? [] : ['@rest'];
