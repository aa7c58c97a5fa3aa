import { env } from '@/lib/runtime/env';
import { apiPath } from './api-root';
import { CmsError, isCmsError } from './cms-error';
import { getJson } from './request';

const refusedStatuses = new Set([401, 403]);

/** A post in any state with its autosaves, or `null`. Throws a `CmsError` where WordPress does not answer or refuses. */
export async function readDraft(
  name: string,
  id: number,
  fields: string,
): Promise<{ post: unknown; autosaves: unknown } | null> {
  try {
    const [post, autosaves] = await Promise.all([
      asEditor(`${name}/${id}`, {
        acf_format: 'standard',
        _embed: 'wp:featuredmedia',
        _fields: `${fields},status,generated_slug,date_gmt`,
      }),
      asEditor(`${name}/${id}/autosaves`, {
        _fields: 'modified_gmt,title,content,excerpt',
      }),
    ]);
    return { post: post.json, autosaves: autosaves.json };
  } catch (error) {
    if (!isCmsError(error)) throw error;
    if (error.status === 404) return null;
    if (!refusedStatuses.has(error.status ?? 0)) throw error;
    throw new CmsError(
      'WordPress does not show this post to WORDPRESS_USER: is that an editor, and WORDPRESS_APPLICATION_PASSWORD one of theirs?',
      { code: error.code, cause: error },
    );
  }
}

function asEditor(route: string, query: Record<string, string>) {
  const { WORDPRESS_USER: user, WORDPRESS_APPLICATION_PASSWORD: password } = env;
  if (!user || !password)
    throw new CmsError(
      'Previews need WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD, which are not set.',
    );
  return getJson(apiPath(route, { context: 'edit', ...query }), {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  });
}
