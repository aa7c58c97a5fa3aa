import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** A record without its deferred fields, and where these are in their file: the first byte, and how many. */
export type Stored = object & { deferredAt: readonly [start: number, length: number] };

/** So many records keep their deferred fields in memory: a page reads them of one grade, and of a few that it names. */
const maxKept = 50;

/** Writes these fields of each record to a file; returns the records without them. */
export function storeFields(
  records: readonly object[],
  fields: readonly string[],
  path: string,
): readonly Stored[] {
  const file = openSync(path, 'w');
  try {
    let start = 0;
    return records.map((record) => {
      const part = (isDeferred: boolean) =>
        Object.fromEntries(
          Object.entries(record).filter(([field]) => fields.includes(field) === isDeferred),
        );
      const bytes = Buffer.from(JSON.stringify(part(true)));
      writeFileSync(file, bytes); // behind what is there
      const deferredAt = [start, bytes.length] as const;
      start += bytes.length;
      return { ...part(false), deferredAt };
    });
  } finally {
    closeSync(file);
  }
}

/** The records with getters for the fields that are in the file, which is read when a field is. */
export function withStoredFields(
  records: readonly Stored[],
  fields: readonly string[],
  path: string,
): readonly object[] {
  const file = openSync(path, 'r'); // as long as the worker lives
  const kept = new Map<number, Readonly<Record<string, unknown>>>();
  const read = ([start, length]: Stored['deferredAt']) => {
    const known = kept.get(start);
    if (known) return known;
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(file, bytes, 0, length, start) < length)
      throw new Error(`${path} is shorter than the deferred fields that were written to it.`);
    const found = JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>;
    kept.set(start, found);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
    return found;
  };
  // Properties of the record itself, so that `{ ...record }` has their values; the same functions for all, which take no memory.
  const getters = Object.fromEntries(
    fields.map((field): [string, PropertyDescriptor & ThisType<Stored>] => [
      field,
      {
        enumerable: true,
        configurable: true,
        get() {
          return read(this.deferredAt)[field];
        },
      },
    ]),
  );
  return records.map((record) => Object.defineProperties(record, getters));
}

/**
 * A copy of a record with other fields, as by `{ ...record, ...fields }`, that does not read its deferred ones. It is
 * filled one property after the other: from all descriptors at once, V8 would make it a hash table of five times the size.
 */
export function extend<T extends object, F extends object>(record: T, fields: F): T & F {
  const copy = {};
  const properties = Object.getOwnPropertyDescriptors(record);
  for (const [field, property] of Object.entries<PropertyDescriptor>(properties))
    if (!(field in fields)) Object.defineProperty(copy, field, property);
  return Object.assign(copy, fields) as T & F;
}
