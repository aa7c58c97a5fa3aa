import { oncePerProcess } from '@/lib/server/process-state.cjs';
/** Other instances of the site that read the same WordPress. */
export interface SharedReadings {
  /** What one of them read a moment ago, else what `read` answers, for them too; and how long it may be used. */
  share<T>(name: string, read: () => Promise<T>): Promise<{ answer: T; leftMs: number }>;
  /** What any of them read under this name until now is old. */
  forget(name: string): void;
}

const shared = oncePerProcess<{ sharedBy?: SharedReadings }>('cms peers', () => ({}));

/** Absent where the site runs alone, and during a build. */
export const sharedReadings = () => shared.sharedBy;

export function setSharedReadings(sharedBy: SharedReadings): void {
  shared.sharedBy = sharedBy;
}
