import type { z } from 'zod';
import { CmsError, isCmsError } from './cms-error';
import { parseAll, type Collection } from './collection';
import { report } from './problems';
import { getJson, text, userAgent, type JsonAnswer } from './request';
import { ask, connect, origin } from './transport';
import { buildFolder, env } from '@/lib/env';

const perPage = 100;
/**
 * A whole collection may take longer than one request: while the site is served, less than a visitor's patience; in a
 * build as long as 20,000 records of a slow WordPress need. Next's limit for a page of a build is above it.
 */
const listBudgetMs = buildFolder ? 600_000 : 45_000;

/**
 * Every readable record of a collection, ⌈N/100⌉ requests. Malformed records are left out and reported.
 * Throws a `CmsError` where WordPress does not answer, or answers with fewer records than it counts.
 */
export async function list<T>(collection: Collection<T>): Promise<T[]> {
  const until = Date.now() + listBudgetMs;
  const read = (await everyPage(collection, until)) ?? (await everyPage(collection, until));
  if (!read)
    throw new CmsError(
      `${collection.name} kept changing while it was read: its pages and its count do not agree.`,
    );
  report(
    collection.name,
    read.flatMap(({ problems }) => problems),
  );
  return read.flatMap(({ items }) => items);
}

/** The record with this slug, or `null` when WordPress says there is none. Throws a `CmsError` otherwise. */
export async function find<T>(collection: Collection<T>, slug: string): Promise<T | null> {
  if (slug === '') return null; // WordPress would ignore an empty slug and answer with everything
  const answer = await getJson(address(collection, { slug }));
  return only(collection, recordsOf(answer)[0], answer);
}

/** The record with this id, or `null` when there is none that a visitor may see. */
export async function findById<T>(collection: Collection<T>, id: number): Promise<T | null> {
  try {
    const answer = await getJson(address({ ...collection, name: `${collection.name}/${id}` }));
    return only(collection, answer.json, answer);
  } catch (error) {
    if (isCmsError(error) && absent.has(error.code)) return null;
    throw error;
  }
}

/** What the REST API itself says of an unknown id (404) and of a draft (401). */
const absent = new Set<string | null>(['rest_post_invalid_id', 'rest_forbidden']);

/** An endpoint of a plugin, such as the menu's, read through a schema. */
export async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { json, url } = await getJson(path);
  const result = schema.safeParse(json);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}

/** Posts a form and answers what WordPress says to it, whatever its status. Never tried twice here. */
export async function send(
  path: string,
  body: FormData,
): Promise<{ status: number; json: unknown }> {
  const { response, url } = await connect(path, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const answer = await text(response, url);
  try {
    return { status: response.status, json: JSON.parse(answer) as unknown };
  } catch (cause) {
    throw new CmsError(`Parser is unable to parse the response of ${url} (${response.status}).`, {
      cause,
    });
  }
}

/** The relation under which WordPress announces its REST API, on every page. */
const apiRelation = 'https://api.w.org/';

/** Where the REST API says it is, from the `Link` header of any page (spec §7). */
export async function discover(path = '/'): Promise<string> {
  const { response, url } = await connect(path, {
    method: 'HEAD',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const link = response.headers.get('link') ?? '';
  const root = link.split(/,\s*(?=<)/).find((value) => value.includes(`rel="${apiRelation}"`));
  const href = root?.match(/<([^>]+)>/)?.[1];
  if (!href)
    throw new CmsError(`No header link was found with the ${apiRelation} relation at ${url}.`);
  return href;
}

/** Where WordPress itself redirects a path, as an absolute address; `null` where it does not. */
export async function redirectOf(path: string): Promise<string | null> {
  const url = `${origin}${path}`;
  const response = await ask(url, {
    method: 'HEAD',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(env.WORDPRESS_TIMEOUT_MS),
  });
  const location = response.headers.get('location');
  const redirects = response.status >= 300 && response.status < 400;
  return redirects && location ? new URL(location, url).href : null;
}

/** The last word is never the same, so that no cache before WordPress answers with what was (spec §7). */
const address = ({ name, fields }: Collection, query: Record<string, string> = {}) =>
  `/wp-json/wp/v2/${name}?${new URLSearchParams({ ...query, _embed: 'wp:featuredmedia', _fields: fields, _: String(Date.now()) })}`;

/**
 * All pages of a collection in a stable order; `null` where it changed in between. Each is read through the schema
 * as it comes: what WordPress sends is several times what is kept of it.
 */
async function everyPage<T>(collection: Collection<T>, until: number) {
  const page = async (number: number) => {
    const answer = await getJson(
      address(collection, {
        per_page: String(perPage),
        page: String(number),
        orderby: 'id',
        order: 'asc',
      }),
      until,
    );
    const records = recordsOf(answer);
    return {
      ...parseAll(collection, records),
      records: records.length,
      pages: Number(answer.headers.get('x-wp-totalpages') ?? 1),
      total: answer.headers.get('x-wp-total'),
    };
  };
  const first = await page(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.pages - 1) }, (_, i) => page(i + 2)),
  );
  const all = [first, ...rest];
  const records = all.reduce((sum, each) => sum + each.records, 0);
  return first.total === null || records === Number(first.total) ? all : null;
}

function recordsOf({ json, url }: JsonAnswer): unknown[] {
  if (Array.isArray(json)) return json;
  throw new CmsError(
    `${url} answered with ${json === null ? 'null' : `an ${typeof json}`} where a list of posts should be.`,
  );
}

function only<T>({ schema }: Collection<T>, record: unknown, { url }: JsonAnswer) {
  if (record === undefined) return null;
  const result = schema.safeParse(record);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}

const wrongShape = (url: string, issue?: z.core.$ZodIssue) =>
  new CmsError(
    `${url} has an unexpected shape: ${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? ''}.`,
  );
