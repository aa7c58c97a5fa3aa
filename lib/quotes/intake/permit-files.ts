import { Refusal } from '@/lib/runtime/refusal';
import { site } from '@/lib/site/company';
import type { QuoteStore } from '../store';
import { clientOf } from './client-of';
import { countPost } from './count-post';

/** Counts a client's forms with files. Throws a `Refusal` where it posted too many, or the store has no room for files. */
export async function permitFiles(store: QuoteStore, request: Request): Promise<void> {
  await countPost('files', clientOf(request));
  if (await store.hasRoomForFiles()) return;
  throw new Refusal(
    503,
    `We cannot take files at this moment. Please send the request without them, and we ask for them, or call us at ${site.phone}.`,
    { problems: { attachments: 'No file can be taken now.' } },
  );
}
