import { isCmsError } from '@/lib/cms/cms-error';
import { readRecord } from '@/lib/cms/collection';
import { editUrlOf } from '@/lib/cms/transport';
import { requestedDraft, requestedPass } from '@/lib/preview/requested-draft';
import type { Preview } from '@/lib/preview/preview';
import { Refusal } from '@/lib/server/refusal';
import { collections } from './collections';

/** The preview that this request shows; `null` for every visitor. */
export async function getPreview(): Promise<Preview | null> {
  const pass = await requestedPass();
  if (!pass) return null;
  const preview = {
    address: pass.address,
    editUrl: editUrlOf(pass.id),
    until: new Date(pass.until * 1000).toISOString(),
    draft: null,
    omissions: [],
    fault: null,
  };
  try {
    const draft = await requestedDraft();
    const collection = collections.get(pass.name);
    if (!draft || !collection) return null;
    const { data, omissions } = readRecord(collection, draft.record);
    return { ...preview, draft, omissions, fault: data ? null : 'This post cannot be read.' };
  } catch (error) {
    // A draft has no last good copy: the page states why it cannot be shown.
    if (!isCmsError(error) && !(error instanceof Refusal)) throw error;
    return { ...preview, fault: error.message };
  }
}
