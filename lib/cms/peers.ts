/** Other instances of the site that read the same WordPress. */
export interface ReadingPeers {
  /** What one of them read a moment ago, else what `read` answers, for them too; and how long it may be used. */
  share<T>(name: string, read: () => Promise<T>): Promise<{ answer: T; leftMs: number }>;
  /** What any of them read under this name until now is old. */
  forget(name: string): void;
}

/** One per process, whatever bundle this module was put into. */
const joined = globalThis as { cmsPeers?: ReadingPeers };

/** Absent where the site runs alone, and during a build. */
export const readingPeers = () => joined.cmsPeers;

export function joinReading(peers: ReadingPeers): void {
  joined.cmsPeers = peers;
}
