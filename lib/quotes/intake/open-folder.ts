import { site } from '@/lib/site/company';
import type { QuoteStore } from '../quote-record';
import { clientOf } from './client-of';
import { countPost } from './count-post';
import { Refusal } from '@/lib/runtime/refusal';

/**
 * Opens a folder for the files of a form: counts the client's forms with files, and throws a `Refusal` where it posted too
 * many or the store has no room for files.
 */
export const openFolderFor = (store: QuoteStore, request: Request) => async (): Promise<string> => {
  await countPost('files', clientOf(request));
  if (await store.hasRoomForFiles()) return store.openUpload();
  throw new Refusal(
    503, // what waits in a browser is sent again later
    `We cannot take files at this moment. Please send the request without them, and we ask for them, or call us at ${site.phone}.`,
    { problems: { attachments: 'No file can be taken now.' } },
  );
};
