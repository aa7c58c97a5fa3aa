import type { Reply } from './reply';

type Alteration = (reply: Reply, url: URL) => Reply;
type Json = { readonly [name: string]: unknown };

/** The response with other JSON; one that is no JSON (a picture) stays as it is. */
function withJson(reply: Reply, change: (json: unknown) => unknown): Reply {
  if (!reply.headers['content-type']?.startsWith('application/json')) return reply;
  const json: unknown = reply.body.length > 0 ? JSON.parse(reply.body.toString()) : [];
  return { ...reply, body: Buffer.from(JSON.stringify(change(json))) };
}

const count = (total: number, pages: number) => ({
  'x-wp-total': String(total),
  'x-wp-totalpages': String(pages),
});

export const otherShape: Alteration = (reply) =>
  withJson(reply, (json) =>
    Array.isArray(json) ? { code: 'odd', message: 'An object where a list should be.' } : [1, 2],
  );

export const nulls: Alteration = (reply) =>
  withJson(reply, (json) => (Array.isArray(json) ? json.map(nulled) : nulled(json as Json)));

const nulled = (record: Json) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, kept.has(name) ? value : null]),
  );
const kept = new Set(['id', 'slug']);

export const empty: Alteration = (reply) => ({
  ...withJson(reply, (json) => (Array.isArray(json) ? [] : { ...(json as Json), items: [] })),
  headers: { ...reply.headers, ...count(0, 0) },
});

/** The first half of a collection in its order, in as many pages as that takes. */
export const shrunk: Alteration = (reply, url) => {
  const total = Math.ceil(Number(reply.headers['x-wp-total'] ?? 0) / 2);
  const perPage = Number(url.searchParams.get('per_page') ?? 10);
  const before = (Number(url.searchParams.get('page') ?? 1) - 1) * perPage;
  if (total === 0) return reply;
  return {
    ...withJson(reply, (json) =>
      Array.isArray(json) ? json.slice(0, Math.max(0, total - before)) : json,
    ),
    headers: { ...reply.headers, ...count(total, Math.ceil(total / perPage)) },
  };
};

/** Overlong, lone and surrogate bytes at the start of the first text. */
export const withBadBytes: Alteration = (reply) => {
  const at = reply.body.indexOf('":"') + 3;
  const bytes = Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]);
  return {
    ...reply,
    body: Buffer.concat([reply.body.subarray(0, at), bytes, reply.body.subarray(at)]),
  };
};

/** The answer with so many bytes more in its first record. */
export const padded = (reply: Reply, bytes: number) =>
  withJson(reply, (json) => {
    const padding = 'x'.repeat(bytes);
    if (!Array.isArray(json)) return { ...(json as Json), padding };
    const [first, ...others] = json as Json[];
    return [{ ...first, padding }, ...others];
  });
