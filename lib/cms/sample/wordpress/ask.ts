import { sample } from '../embedded';
import type { WordPress } from '../wordpress';

export type Json = Record<string, unknown>;

/** For tests: a request to the embedded WordPress, or to another, and what it says. */
export async function ask(
  path: string,
  {
    cms = sample,
    method = 'GET',
    headers = {},
  }: { cms?: WordPress; method?: string; headers?: Record<string, string> } = {},
) {
  const response = await cms.answer(
    new Request(`https://wordpress.sample${path}`, { method, headers }),
  );
  const body = await response.text();
  const isJson = body !== '' && response.headers.get('content-type')?.includes('json');
  const json: unknown = isJson ? JSON.parse(body) : body;
  return { status: response.status, headers: response.headers, json };
}

/** For tests: the records that `titanium_grades?slug=6al-4v` answers. */
export const list = async (query: string, cms?: WordPress) =>
  (await ask(`/wp-json/wp/v2/${query}`, { cms })).json as Json[];

/** For tests: their slugs. */
export const slugs = async (query: string, cms?: WordPress) =>
  (await list(`${query}&_fields=slug`, cms)).map(({ slug }) => slug);
