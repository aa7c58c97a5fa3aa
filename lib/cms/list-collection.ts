import PQueue from 'p-queue';
import { apiDiscovered } from './api-root';
import { CmsError } from './cms-error';
import { parseAll, withoutTwins, type Collection } from './collection';
import { collectionPath, recordsOf } from './collection-request';
import { report } from './problems';
import { getJson, type JsonResponse } from './request';

const perPage = 100;
const maxRecords = 100_000;
/** Pages of a collection that are requested at once; `request.ts` has its own limit for all requests together. */
const maxParallelPages = 4;

/** Every readable record, ⌈N/100⌉ requests. Throws a `CmsError` where WordPress does not answer with all it counts. */
export async function listCollection<T>(
  collection: Collection<T>,
): Promise<{ items: T[]; withFields: number }> {
  await apiDiscovered();
  const read = (await everyPage(collection)) ?? (await everyPage(collection));
  if (!read)
    throw new CmsError(
      `${collection.name} kept changing while it was read: its pages and its count do not agree.`,
    );
  const { items, problems } = withoutTwins(
    collection.name,
    read.flatMap((page) => page.items),
  );
  report(collection.name, [...read.flatMap((page) => page.problems), ...problems]);
  return {
    items,
    withFields: read.reduce((sum, page) => sum + page.withFields, 0),
  };
}

/** All pages in a stable order, parsed as they come to save memory; `null` where the collection changed meanwhile. */
async function everyPage<T>(collection: Collection<T>) {
  const page = async (number: number) => {
    const answer = await getJson(
      collectionPath(collection, {
        per_page: String(perPage),
        page: String(number),
        orderby: 'id',
        order: 'asc',
      }),
    );
    const records = recordsOf(answer);
    const { headers, url } = answer;
    return {
      headers,
      url,
      ...parseAll(collection, records),
      records: records.length,
    };
  };
  const first = await page(1);
  const counted = countOf(first);
  const rest = counted
    ? await pagesAfterFirst(counted.pages, page)
    : await untilNotFull(first, page);
  const all = [first, ...rest];
  const records = all.reduce((sum, each) => sum + each.records, 0);
  return counted === null || records === counted.total ? all : null;
}

/** What WordPress counts; `null` behind a proxy that drops the headers. Throws a `CmsError` for impossible counts. */
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
  // A WordPress that returns fewer records a page than `per_page` has more pages, but none without a record.
  if (pages !== null && (pages < needed || pages > Math.min(total, maxRecords / perPage)))
    throw new CmsError(`${url} counts ${total} records on ${pages} pages, which cannot be.`);
  return { total, pages: pages ?? needed };
}

/** A few at a time. After a failure no more are requested. */
async function pagesAfterFirst<P>(count: number, page: (number: number) => Promise<P>) {
  const queue = new PQueue({ concurrency: maxParallelPages });
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, i) => i + 2);
  try {
    return await Promise.all(numbers.map((number) => queue.add(() => page(number))));
  } finally {
    queue.clear();
  }
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
