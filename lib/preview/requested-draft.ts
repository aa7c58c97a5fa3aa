import { toDraft, type Draft } from '@/content-schemas/draft';
import { postFields } from '@/content-schemas/post';
import { CmsError } from '@/lib/cms/cms-error';
import { readDraft } from '@/lib/cms/draft';
import { env, insideNext } from '@/lib/runtime/env';
import { requestInDraftMode, type RequestStore } from '@/lib/next/request-store';
import { passCookie, readPass, type Pass } from './pass';
import { Refusal } from '@/lib/runtime/refusal';

/** The draft of one request, read once, however many of the page's questions it answers. */
const drafts = new WeakMap<object, Promise<Draft>>();

/**
 * The pass that this request shows, where draft mode is on and the pass holds at this very address.
 */
export function requestedPass(): (Pass & { request: RequestStore }) | null {
  const request = insideNext && env.PREVIEW_SECRET ? requestInDraftMode() : null;
  if (!request) return null;
  const { value } = request.cookies.get(passCookie) ?? {};
  const pass = readPass(value, request.url.pathname, env.PREVIEW_SECRET!);
  return pass && { ...pass, request };
}

/** The post that this request may see unpublished; `null` for every visitor. Throws as `getDraft`. */
export async function requestedDraft(): Promise<Draft | null> {
  const pass = requestedPass();
  if (!pass) return null;
  const known = drafts.get(pass.request) ?? getDraft(pass);
  drafts.set(pass.request, known);
  return known;
}

/**
 * A post in whatever state, as it is in its editor. Throws a `Refusal` where there is none, and a
 * `CmsError` where WordPress does not answer.
 */
export async function getDraft({ name, id, autosaveUserId }: Omit<Pass, 'until'>): Promise<Draft> {
  const answer = await readDraft({ name, id, autosaveUserId }, postFields);
  if (!answer) throw new Refusal(404, `WordPress has no post ${id} in ${name}.`);
  const draft = toDraft(name, answer);
  if (!draft)
    throw new CmsError(
      `WordPress answered with something else where post ${id} in ${name} should be.`,
    );
  return draft;
}
