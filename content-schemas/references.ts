import { relation, type Relation } from './relation';
import { everySection, rowFields, sectionFields } from './section-fields';
import type { RelatedPost } from './section-parts';

/** The pictures and posts that sections name by an id or an address alone, because ACF is set to answer those. */
interface References {
  /** Ids in the media library. */
  pictures: ReadonlySet<number>;
  posts: ReadonlyMap<string, Relation>;
}

/** The same pictures (attachments of the REST API) and posts, by the same keys; a post that is gone is `null`. */
export interface Found {
  pictures: ReadonlyMap<number, unknown>;
  posts: ReadonlyMap<string, RelatedPost | null>;
}

const allFields = [everySection, ...Object.values(sectionFields), ...Object.values(rowFields)]
  .flatMap((fields) => Object.values(fields))
  .flatMap(({ names, kind }) => names.map((name) => [name, kind] as const));
const namesOf = (...kinds: readonly string[]) =>
  new Set(allFields.flatMap(([name, kind]) => (kinds.includes(kind) ? name : [])));
/** `icons` are rows of fields, or pictures. */
const pictureFields = namesOf('picture', 'pictures').add(sectionFields.icon.icons.names[0]);
const postFields = namesOf('posts');

/** Deeper than fields are nested: the flexible layout, its sections, their rows, a row's fields. */
const maxDepth = 8;

type Replace = (kind: 'picture' | 'post', value: unknown) => unknown;

/** A copy of a record's fields in which `replace` replaces each id or address of a picture or post. */
function replaced(value: unknown, replace: Replace, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      const kind = pictureFields.has(name) ? 'picture' : postFields.has(name) ? 'post' : null;
      if (!kind) return [name, replaced(part, replace, depth + 1)];
      const replaceItem = (item: unknown) =>
        typeof item === 'object' ? replaced(item, replace, depth + 1) : replace(kind, item);
      return [name, Array.isArray(part) ? part.map(replaceItem) : replaceItem(part)];
    }),
  );
}

const pictureId = (value: unknown): number | null => {
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};

const keyOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : null;

interface WithFields {
  acf?: unknown;
}

/** What the sections of these records name by id or address. */
export function referencesIn(records: readonly unknown[]): References {
  const pictures = new Set<number>();
  const posts = new Map<string, Relation>();
  for (const record of records)
    replaced((record as WithFields | null)?.acf, (kind, value) => {
      const id = kind === 'picture' ? pictureId(value) : null;
      if (id !== null) pictures.add(id);
      const key = kind === 'post' ? keyOf(value) : null;
      const named = key === null ? null : relation.safeParse(value).data;
      if (key !== null && named) posts.set(key, named);
      return value;
    });
  return { pictures, posts };
}

/** The record with the pictures and posts in place of their ids and addresses. */
export function replaceReferences(record: unknown, { pictures, posts }: Found): unknown {
  if (typeof record !== 'object' || record === null || !('acf' in record)) return record;
  const acf = replaced(record.acf, (kind, value) => {
    if (kind === 'picture') return pictures.get(pictureId(value) ?? 0) ?? value;
    const found = posts.get(keyOf(value) ?? '');
    return found === undefined ? value : found;
  });
  return { ...record, acf };
}
