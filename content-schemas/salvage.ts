import type { z } from 'zod';
import { isNothing } from './wordpress';

/** A part of a record that made no sense and was left out, while the rest stands. */
export interface Omission {
  /** Its path in WordPress's words. */
  field: string;
  message: string;
}

type Path = readonly PropertyKey[];

/**
 * What a schema can read of a value: of what makes no sense, the smallest part that can be spared is left
 * out. `data` is `null` where nothing could be saved. `field` is the value's own path,
 * empty for a whole record.
 */
export function salvage<S extends z.ZodType>(
  schema: S,
  value: unknown,
  field: string,
): { data: z.output<S> | null; omissions: readonly Omission[] } {
  const omissions: Omission[] = [];
  for (let rest = value; ;) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return { data, omissions };
    const issue = error.issues[0]!;
    const path = located(rest, issue.path);
    omissions.push({
      field: [field, ...path].filter((part) => part !== '').join('.'),
      message: issue.message,
    });
    if (path.length === 0) return { data: null, omissions };
    rest = without(rest, path);
  }
}

/** The deepest part of the value on a path. Lists are read without their empty items, so indexes count the others. */
function located(value: unknown, path: Path): Path {
  const found: PropertyKey[] = [];
  let part = value as Record<PropertyKey, unknown>;
  for (const key of path) {
    const real = Array.isArray(part)
      ? part.flatMap((item, i) => (isNothing(item) ? [] : [i]))[Number(key)]
      : key;
    if (real === undefined || typeof part !== 'object' || isNothing(part[real])) break;
    found.push(real);
    part = part[real] as Record<PropertyKey, unknown>;
  }
  return found;
}

/** The value with nothing at that place. */
function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (key === undefined) return null;
  const record = value as Record<PropertyKey, unknown>;
  const part = without(record[key], deeper);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...record, [key]: part };
}
