import { isoDate } from '@/lib/cms/sample/post-json';

/** `2026-11-02 08:00:00`, as the database row has it. */
export const rowDate = (date: Date) => isoDate(date).replace('T', ' ');
