import { isRecord } from '@/lib/runtime/value-shapes';

/** What the fields of some records look like, as far as their answers show. */
export interface Shape {
  /** How many values were seen that are not empty. */
  filled: number;
  /** The post types of the posts that it names. */
  types: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
  /** The fields of its rows, or of a group. */
  below: Shapes;
  /** The fields of the rows of each layout of flexible content. */
  layouts: ReadonlyMap<string, Shapes>;
}
export type Shapes = ReadonlyMap<string, Shape>;
type Kind = 'text' | 'html' | 'post' | 'picture' | 'rows' | 'layouts' | 'group' | 'link' | 'other';

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Fields in fields in fields, and rows that are read: more have the same shape. */
const [maxDepth, maxRows, maxNames] = [5, 30, 200];

/** A name that a mapping may have; others are no field of an editor. */
const isName = /^[\p{L}\p{N}_-]{1,100}$/u;

/** The shapes of the fields of several records. */
export function shapesOf(records: readonly unknown[], depth = 0): Shapes {
  const values = new Map<string, unknown[]>();
  for (const record of records)
    if (isRecord(record))
      for (const [name, value] of Object.entries(record))
        if (isName.test(name) && (values.size < maxNames || values.has(name)))
          values.set(name, [...(values.get(name) ?? []), value]);
  return new Map([...values].map(([name, each]) => [name, shapeOf(each, depth)]));
}

function shapeOf(values: readonly unknown[], depth: number): Shape {
  const filled = values.filter((value) => !isEmpty(value));
  const items = filled.flatMap((value) =>
    Array.isArray(value) ? value.slice(0, maxRows) : [value],
  );
  const rows = items.filter((item) => isRecord(item) && !isPost(item) && !isPicture(item));
  const deeper = depth < maxDepth;
  const layouts = new Map<string, unknown[]>();
  for (const row of rows)
    if (isRecord(row) && typeof row.acf_fc_layout === 'string' && isName.test(row.acf_fc_layout))
      layouts.set(row.acf_fc_layout, [...(layouts.get(row.acf_fc_layout) ?? []), row]);
  return {
    filled: filled.length,
    types: new Set(
      items.flatMap((item) => (isRecord(item) && isPost(item) ? String(item.post_type) : [])),
    ),
    kinds: new Set(filled.map(kindOf)),
    below: layouts.size === 0 && deeper ? shapesOf(rows, depth + 1) : new Map(),
    layouts: new Map(
      deeper ? [...layouts].map(([name, each]) => [name, shapesOf(each, depth + 1)]) : [],
    ),
  };
}

const isPost = (value: unknown) => isRecord(value) && 'post_name' in value && 'post_type' in value;
const isPicture = (value: unknown) => isRecord(value) && 'url' in value && 'sizes' in value;
const isLink = (value: unknown) => isRecord(value) && 'url' in value && 'target' in value;

function kindOf(value: unknown): Kind {
  const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  if (isPost(first)) return 'post';
  if (isPicture(first)) return 'picture';
  if (isLink(first)) return 'link';
  if (isRecord(first) && 'acf_fc_layout' in first) return 'layouts';
  if (isRecord(first)) return Array.isArray(value) ? 'rows' : 'group';
  if (typeof first === 'string') return /<\w+[\s>]/.test(first) ? 'html' : 'text';
  return typeof first === 'number' ? 'text' : 'other';
}
