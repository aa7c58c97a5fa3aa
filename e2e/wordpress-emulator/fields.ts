type Json = { readonly [name: string]: unknown };

/** The names in `_fields`; `null` where all are asked for. */
export function fieldsOf(parameters: URLSearchParams): readonly string[] | null {
  const names = [...parameters.getAll('_fields'), ...parameters.getAll('_fields[]')]
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : null;
}

/** Whether an answer with these fields carries `name`, or a part of it. */
export const includes = (fields: readonly string[] | null, name: string) =>
  fields === null || fields.some((field) => field === name || field.startsWith(`${name}.`));

/** What `_fields` leaves of a record: `acf.uns` keeps that one custom field; unknown names are nothing. */
export function pick(record: Json, fields: readonly string[] | null): Json {
  if (fields === null) return record;
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (fields.includes(name)) {
      kept[name] = value;
      continue;
    }
    const below = fields.filter((field) => field.startsWith(`${name}.`));
    if (below.length === 0) continue;
    const part = pickBelow(
      value,
      below.map((field) => field.slice(name.length + 1)),
    );
    if (part !== undefined) kept[name] = part;
  }
  return kept;
}

function pickBelow(value: unknown, fields: readonly string[]) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const part = pick(value as Json, fields);
  return Object.keys(part).length > 0 ? part : undefined;
}
