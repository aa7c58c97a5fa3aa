import { isCmsError } from '@/lib/cms/cms-error';
import { editUrlOf } from '@/lib/cms/edit-url';
import { requestedDraft, requestedPass } from '@/lib/preview/requested-draft';
import type { Preview } from '@/lib/preview/preview';
import { PreviewRefusal } from '@/lib/preview/preview-refusal';
import { collections } from './collections';
import { readable } from './readable';

/** The preview that this request shows, or `null`: every visitor's answer. */
export async function getPreview(): Promise<Preview | null> {
  const pass = requestedPass();
  if (!pass) return null;
  const preview = {
    address: pass.request.url.pathname,
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
    const { data, omissions } = await readable(collection, draft.record);
    return { ...preview, draft, omissions, fault: data ? null : 'This post cannot be read.' };
  } catch (error) {
    // There is no last good copy of a draft: the editor reads why it cannot be shown.
    if (!isCmsError(error) && !(error instanceof PreviewRefusal)) throw error;
    return { ...preview, fault: error.message };
  }
}
