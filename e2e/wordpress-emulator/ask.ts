import { sample } from './sample';
import type { WordPress } from './emulator';

export type Json = Record<string, unknown>;

/** For tests: a request to the emulator with the sample, or to another, and its answer. */
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
