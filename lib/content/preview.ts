import type { Draft } from '@/content-schemas/draft';
import { fieldTexts } from '@/content-schemas/field-texts';
import { isCmsError } from '@/lib/cms/cms-error';
import { editUrlOf } from '@/lib/cms/edit-url';
import { lifeSeconds, sign } from '@/lib/preview/token';
import { requestedDraft, requestedPass } from '@/lib/preview/requested-draft';
import type { Preview } from '@/lib/preview/preview';
import { Refusal } from '@/lib/runtime/refusal';
import { env } from '@/lib/runtime/env';
import { collections } from './collections';
import { readRecord } from './readable';

/** The preview that this request shows; `null` for every visitor. */
export async function getPreview(): Promise<Preview | null> {
  const pass = await requestedPass();
  if (!pass) return null;
  const preview = {
    address: pass.address,
    editUrl: editUrlOf(pass.id),
    id: pass.id,
    until: new Date(pass.until * 1000).toISOString(),
    draft: null,
    omissions: [],
    fields: [],
    generated: null,
    regenerating: false,
    refresh: null,
    fault: null,
  };
  try {
    const draft = await requestedDraft();
    const collection = collections.get(pass.name);
    if (!draft || !collection) return null;
    const { data, omissions } = await readRecord(collection, draft.record);
    const { record, status } = draft;
    return {
      ...preview,
      draft,
      omissions,
      fields: fieldTexts(record),
      ...(status === 'publish' && {
        refresh: refreshAddress(draft),
      }),
      fault: data ? null : 'This post cannot be read.',
    };
  } catch (error) {
    // A draft has no last good copy: the page states why it cannot be shown.
    if (!isCmsError(error) && !(error instanceof Refusal)) throw error;
    return { ...preview, fault: error.message };
  }
}

/** Signed as WordPress signs a preview, for this post alone. */
function refreshAddress({ name, id }: Draft): string {
  const type = name === 'pages' ? 'page' : name;
  const address = `/api/preview/${type}/${id}/refresh/`;
  const until = Math.floor(Date.now() / 1000) + lifeSeconds;
  const token = sign(env.PREVIEW_SECRET ?? '', address, until);
  return `${address}?${new URLSearchParams({ until: String(until), token })}`;
}
