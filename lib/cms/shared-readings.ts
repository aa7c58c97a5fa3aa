import { oncePerProcess } from '@/lib/runtime/process-state.cjs';

/** Readings that the instances of the site share. */
export interface SharedReadings {
  /** A current reading of any instance, else what `read` answers, shared with them; and how long it may be used. */
  share<T>(name: string, read: () => Promise<T>): Promise<{ answer: T; leftMs: number }>;
  /** Invalidates the readings of this name on all instances. */
  invalidate(name: string): void;
}

const shared = oncePerProcess<{ sharedBy?: SharedReadings }>('cms shared readings', () => ({}));

/** Absent where the site runs alone, and during a build. */
export const sharedReadings = () => shared.sharedBy;

export function setSharedReadings(sharedBy: SharedReadings): void {
  shared.sharedBy = sharedBy;
}
