import { warn } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/server/process-state.cjs';

/** A fault that lasts is one line in the log, and one more each ten minutes. */
const everyMs = 600_000;
/** So many sentences are remembered; with more, the oldest may be logged again. */
const maxSentences = 100;

const loggedAt = oncePerProcess('quote alarms', () => new Map<string, number>());

/** Logs what the operator has to mend, now and every ten minutes as long as it is true. */
export function logAlarm(sentence: string): void {
  const now = performance.now();
  const last = loggedAt.get(sentence);
  if (last !== undefined && now - last < everyMs) return;
  if (loggedAt.size >= maxSentences) loggedAt.clear();
  loggedAt.set(sentence, now);
  warn(sentence);
}
