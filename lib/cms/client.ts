import type { z } from 'zod';
import { apiDiscovered, apiPath } from './api-root';
import { CmsError, isCmsError } from './cms-error';
import { parseAll, type Collection } from './collection';
import { theNames } from './names/names';
import { report } from './problems';
import { getJson, text, userAgent, type JsonResponse } from './request';
import { connect, fetchOnce, origin } from './transport';
import { buildFolder, env } from '@/lib/runtime/env';
import { visitorsDeadline } from './visitors';

const perPage = 100;
/** More records than any catalogue of this site has; a higher count is an error. */
const maxRecords = 100_000;
/** Pages of a collection under way at once; `request.ts` has its own limit for all requests together. */
const maxParallelPages = 4;
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
  await apiDiscovered();
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
export async function findBySlug<T>(collection: Collection<T>, slug: string): Promise<T | null> {
  if (slug === '') return null; // WordPress would ignore an empty slug and answer with everything
  const answer = await getJson(address(collection, { slug }), visitorsDeadline());
  const [record] = await completed(collection, ownRecords(collection.name, answer).slice(0, 1));
  return only(collection, record, answer);
}

/** Every record with one of these slugs, and what of them is left out. Throws a `CmsError` where WordPress does not answer. */
export async function listBySlugs<T>(collection: Collection<T>, slugs: readonly string[]) {
  const query = { slug: slugs.join(','), per_page: String(perPage) };
  const answer = await getJson(address(collection, query));
  return parseAll(collection, await completed(collection, ownRecords(collection.name, answer)));
}

const completed = async (
  { complete }: Pick<Collection, 'complete'>,
  records: readonly unknown[],
) => (complete && records.length > 0 ? complete(records) : records);

/** Ids looked up for one collection: ten requests. What names more is read without the others. */
const maxIds = 1000;

/**
 * The raw records of a collection with these ids, ⌈ids/100⌉ requests; those that are gone are missing. Empty where
 * WordPress does not show the collection to visitors; throws a `CmsError` where it does not answer.
 */
export async function listByIds(
  name: string,
  ids: readonly number[],
  fields: string,
): Promise<readonly unknown[]> {
  const requested = [...new Set(ids)].slice(0, maxIds);
  const requests = Math.ceil(requested.length / perPage);
  const pages = await inParallel(requests, async (index) => {
    const include = requested.slice(index * perPage, (index + 1) * perPage).join(',');
    const query = { include, per_page: String(perPage), _fields: fields };
    try {
      return ownRecords(name, await getJson(apiPath(theNames.restOf(name), query)));
    } catch (error) {
      if (isCmsError(error) && error.status && closed.has(error.status)) return [];
      throw error;
    }
  });
  return pages.flat();
}

/** What the REST API answers for a collection that visitors may not list, or that is not there. */
const closed = new Set([401, 403, 404]);

/** An endpoint of a plugin, such as the menu's, read through a schema. */
export async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { json, url } = await getJson(path);
  const result = schema.safeParse(json);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}

/** WordPress's answer to a posted form. `text` is `null` where the body broke off. */
export interface FormResponse {
  status: number;
  text: string | null;
  /** Whether WordPress asks to retry later (`Retry-After`), which it does before it reads the form. */
  asksToWait: boolean;
  url: string;
}

/** Posts a form, or requests its address with GET. Never retries. Throws a `CmsError` where there is no answer. */
export async function send(
  path: string,
  body: FormData | null,
  timeoutMs: number,
): Promise<FormResponse> {
  const { response, url } = await connect(path, {
    method: body ? 'POST' : 'GET',
    body,
    headers: { accept: 'application/json', 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await text(response, url).catch((error: unknown) => {
    if (!isCmsError(error)) throw error;
    return null;
  });
  const asksToWait = response.headers.has('retry-after');
  return { status: response.status, text: answer, asksToWait, url };
}

/** Where WordPress itself redirects a path, as an absolute address; `null` where it does not. */
export async function redirectOf(path: string): Promise<string | null> {
  const url = `${origin}${path}`;
  const patienceMs = (visitorsDeadline() ?? Infinity) - Date.now();
  const response = await fetchOnce(url, {
    method: 'HEAD',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(Math.min(env.WORDPRESS_TIMEOUT_MS, patienceMs)),
  });
  const location = response.headers.get('location');
  const redirects = response.status >= 300 && response.status < 400;
  return redirects && location ? new URL(location, url).href : null;
}

/** The part of a collection that is in an address. */
type Asked = Pick<Collection, 'name' | 'fields'>;

/**
 * ACF answers ids in place of pictures and posts unless it is asked for its `standard` format; without ACF WordPress
 * ignores that. The last parameter differs each time, so that no cache in front of WordPress answers (spec §7).
 */
const address = ({ name, fields }: Asked, query: Record<string, string> = {}) =>
  apiPath(theNames.restOf(name), {
    ...query,
    acf_format: 'standard',
    _embed: 'wp:featuredmedia',
    _fields: fields,
    _: String(Date.now()),
  });

/**
 * All pages of a collection in a stable order; `null` where it changed in between. Each is read through the schema
 * as it comes: WordPress sends several times what is used of it.
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
    const records = ownRecords(collection.name, answer);
    const { headers, url } = answer;
    return {
      headers,
      url,
      ...parseAll(collection, await completed(collection, records)),
      records: records.length,
    };
  };
  const first = await page(1);
  const counted = countOf(first);
  const rest = counted
    ? await inParallel(Math.max(0, counted.pages - 1), (index) => page(index + 2))
    : await untilNotFull(first, page);
  const all = [first, ...rest];
  const records = all.reduce((sum, each) => sum + each.records, 0);
  return counted === null || records === counted.total ? all : null;
}

/**
 * How many records WordPress counts, and on how many pages; `null` where it does not say, as behind a proxy that
 * drops its headers. Throws a `CmsError` where the two contradict each other, or ask for more than a site has.
 */
function countOf({
  headers,
  url,
}: Pick<JsonResponse, 'headers' | 'url'>): { total: number; pages: number } | null {
  const count = (name: string) => {
    const value = headers.get(name);
    if (value !== null && !/^\d{1,15}$/.test(value))
      throw new CmsError(`${url} answered with the header ${name}: "${value}", which is no count.`);
    return value === null ? null : Number(value);
  };
  const [total, pages] = [count('X-WP-Total'), count('X-WP-TotalPages')];
  if (total === null) return null;
  if (total > maxRecords)
    throw new CmsError(`${url} counts ${total} records: this site reads at most ${maxRecords}.`);
  const needed = Math.ceil(total / perPage);
  // A WordPress that gives fewer records a page than it is asked for has more pages, but none without a record.
  if (pages !== null && (pages < needed || pages > Math.min(total, maxRecords / perPage)))
    throw new CmsError(`${url} counts ${total} records on ${pages} pages, which cannot be.`);
  return { total, pages: pages ?? needed };
}

/** Runs the work for each index, `maxParallelPages` at a time. After a failure it starts no more. */
async function inParallel<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  let failed = false;
  const worker = async () => {
    while (next < count && !failed) {
      const index = next++;
      try {
        results[index] = await work(index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, maxParallelPages) }, worker));
  return results;
}

async function untilNotFull<P extends { records: number }>(
  first: P,
  page: (number: number) => Promise<P>,
): Promise<P[]> {
  const rest: P[] = [];
  for (let last = first; last.records === perPage;) {
    if ((rest.length + 1) * perPage >= maxRecords)
      throw new CmsError(`A collection never ends: this site reads at most ${maxRecords} records.`);
    last = await page(rest.length + 2);
    rest.push(last);
  }
  return rest;
}

/** The records with the site's names of their fields. */
const ownRecords = (name: string, answer: JsonResponse) =>
  recordsOf(answer).map((record) => theNames.ourRecord(name, record));

function recordsOf({ json, url }: JsonResponse): unknown[] {
  if (Array.isArray(json)) return json;
  throw new CmsError(
    `${url} answered with ${json === null ? 'null' : `an ${typeof json}`} where a list of posts should be.`,
  );
}

function only<T>({ schema }: Collection<T>, record: unknown, { url }: JsonResponse) {
  if (record === undefined) return null;
  const result = schema.safeParse(record);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}

const wrongShape = (url: string, issue?: z.core.$ZodIssue) =>
  new CmsError(
    `${url} has an unexpected shape: ${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? ''}.`,
  );
