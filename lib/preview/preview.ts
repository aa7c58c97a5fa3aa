import type { PostDraft } from '@/content-schemas/draft';
import type { Omission } from '@/content-schemas/salvage';

export interface Preview {
  address: string;
  editUrl: string;
  /** Until when it is shown, ISO 8601 in UTC. */
  until: string;
  /** `null` where it could not be read. */
  draft: PostDraft | null;
  /** What cannot be shown, by the path of the field in WordPress's words. */
  omissions: readonly Omission[];
  fault: string | null;
}

const hidden = 'A draft: visitors do not see it.';
/** What visitors see of a post in each state, in WordPress's words for it. */
const states: Readonly<Record<string, string>> = {
  draft: hidden,
  pending: 'Waiting for review: visitors do not see it.',
  future: 'Scheduled: visitors see it from {date}.',
  private: 'Private: visitors do not see it.',
  trash: 'In the trash: visitors do not see it.',
  publish: 'Published: visitors see the same.',
};

export function stateOf({ status, date, isTextNewer }: PostDraft): string {
  if (isTextNewer && status === 'publish')
    return 'Changes that are not saved: visitors see the page without them.';
  return (states[status] ?? hidden).replace('{date}', () => utcTime(date ?? ''));
}

/** `2026-11-21T10:30:00Z` → `2026-11-21 10:30 UTC` */
export const utcTime = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
