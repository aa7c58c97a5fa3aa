import { warn } from '@/lib/runtime/log';
import { oncePerProcess } from '@/lib/server/process-state.cjs';

/** A persistent fault is one line in the log, and one more each ten minutes. */
const everyMs = 600_000;
/** Limit of the remembered sentences; with more, each may be logged again. */
const maxSentences = 100;

const loggedAt = oncePerProcess('quote alarms', () => new Map<string, number>());

/** Logs a fault that the operator has to fix, now and every ten minutes while it lasts. */
export function logAlarm(sentence: string): void {
  const now = performance.now();
  const last = loggedAt.get(sentence);
  if (last !== undefined && now - last < everyMs) return;
  if (loggedAt.size >= maxSentences) loggedAt.clear();
  loggedAt.set(sentence, now);
  warn(sentence);
}
