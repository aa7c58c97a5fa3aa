import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies, draftMode } from 'next/headers';
// oxlint-disable-next-line no-restricted-imports -- no component: it reads the draft of a request once
import { cache } from 'react';
import { toDraft, type PostDraft } from '@/content-schemas/draft';
import { postFields } from '@/content-schemas/post';
import { CmsError } from '@/lib/cms/cms-error';
import { readDraft } from '@/lib/cms/draft';
import { env, insideNext } from '@/lib/runtime/env';
import { Refusal } from '@/lib/server/refusal';
import { passCookie, readPass, type Pass } from './pass';

const withoutRequest = new AsyncLocalStorage<true>();

/** Reads content where there is no request, and Next throws for `draftMode()`: in `generateStaticParams`. */
export const withoutPreview = <T>(read: () => Promise<T>): Promise<T> =>
  withoutRequest.run(true, read);

/** The pass of a request in draft mode; `null` for every visitor. A page without draft mode reads no cookie, and stays static. */
export const requestedPass = cache(async (): Promise<Pass | null> => {
  if (!insideNext || !env.PREVIEW_SECRET || withoutRequest.getStore()) return null;
  if (!(await draftMode()).isEnabled) return null;
  const value = (await cookies()).get(passCookie)?.value;
  return value ? readPass(value, env.PREVIEW_SECRET) : null;
});

/** The post that this request may see unpublished, read once; `null` for every visitor. Throws as `getDraft`. */
export const requestedDraft = cache(async (): Promise<PostDraft | null> => {
  const pass = await requestedPass();
  return pass && getDraft(pass.name, pass.id);
});

/** Throws a `Refusal` where there is no such post, and a `CmsError` where WordPress does not answer. */
export async function getDraft(name: string, id: number): Promise<PostDraft> {
  const answer = await readDraft(name, id, postFields);
  if (!answer) throw new Refusal(404, `WordPress has no post ${id} in ${name}.`);
  const draft = toDraft(name, answer);
  if (!draft)
    throw new CmsError(
      `WordPress answered with something else where post ${id} in ${name} should be.`,
    );
  return draft;
}
