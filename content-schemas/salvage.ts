import { z } from 'zod';
import { isNothing, itemsOf } from './wordpress';

export interface Omission {
  /** Its path in WordPress's words. */
  field: string;
  message: string;
}

type Key = PropertyKey;
type Path = readonly Key[];

/** Each pass leaves out every fault that the schema finds; its parent may be invalid without it. */
const maxPasses = 8;
/** So many faults of one value are named; a log of thousands helps no editor. */
const maxNamed = 20;

/** What a schema can read of a value (`null`: nothing), and which smallest parts it cannot. */
export function salvage<S extends z.ZodType>(
  schema: S,
  value: unknown,
  field: string,
): { data: z.output<S> | null; omissions: readonly Omission[] } {
  const found = new Map<string, Omission>();
  let rest = value;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return { data, omissions: listOmissions(found, field) };
    const places: Path[] = [];
    const positions = new Map<object, readonly (Key | null)[]>();
    for (const { path, message } of error.issues) {
      const place = located(rest, path, positions);
      const whole = joined(field, place.length === 0 ? path : place);
      // A part may become invalid because another was left out before: then that fault is the one reported.
      const fault = found.get(whole) ?? { field: whole, message };
      found.set(whole, fault);
      if (place.length === 0) return { data: null, omissions: [fault] };
      places.push(place);
    }
    rest = places.reduce(without, rest);
  }
  return { data: null, omissions: listOmissions(found, field) };
}

/** Leaves out invalid parts of a record, and names them in `omissions` with what `alsoLeftOut` finds. */
export const salvaged = <S extends z.ZodType<object>>(
  schema: S,
  alsoLeftOut: (value: unknown) => readonly Omission[] = () => [],
) =>
  z.unknown().transform((value, context): z.output<S> & { omissions?: readonly Omission[] } => {
    const { data, omissions } = salvage(schema, value, '');
    if (data === null) {
      const [{ field, message } = { field: '', message: 'not readable' }] = omissions;
      context.addIssue({ code: 'custom', message, path: field === '' ? [] : field.split('.') });
      return z.NEVER;
    }
    const all = [...omissions, ...alsoLeftOut(value)];
    return all.length === 0 ? data : { ...data, omissions: [...all, ...omissionsOf(data)] };
  });

/** The parts that `salvaged` left out of what it read; none of what another schema read. */
const omissionsOf = (data: unknown): readonly Omission[] =>
  isObject(data) && Array.isArray(data.omissions) ? data.omissions : [];

const isObject = (value: unknown): value is Readonly<Record<Key, unknown>> =>
  typeof value === 'object' && value !== null;

const joined = (field: string, path: Path) =>
  [field, ...path].filter((part) => part !== '').join('.');

/** The innermost faults; beyond a limit the rest is counted. */
function listOmissions(found: ReadonlyMap<string, Omission>, field: string): Omission[] {
  const around = new Set<string>();
  for (const { field: each } of found.values())
    for (let end = each.lastIndexOf('.'); end > 0; end = each.lastIndexOf('.', end - 1))
      around.add(each.slice(0, end));
  const innermost = [...found.values()].filter(({ field: each }) => !around.has(each));
  const left = innermost.length - maxNamed;
  return left <= 0
    ? innermost
    : [...innermost.slice(0, maxNamed), { field, message: `${left} more parts make no sense` }];
}

/** The deepest part on a path. Schemas read lists without empty items; `positions` has the places in each list. */
function located(
  value: unknown,
  path: Path,
  positions: Map<object, readonly (Key | null)[]>,
): Key[] {
  const found: Key[] = [];
  let part = value;
  for (const key of path) {
    if (!isObject(part)) break;
    const real = typeof key === 'number' ? positionsIn(part, positions)[key] : key;
    if (real === null) continue; // one item alone instead of a list of one
    if (real === undefined || isNothing(part[real])) break;
    found.push(real);
    part = part[real];
  }
  return found;
}

function positionsIn(list: object, positions: Map<object, readonly (Key | null)[]>) {
  const known = positions.get(list) ?? itemsOf(list).map(([key]) => key);
  positions.set(list, known);
  return known;
}

/** The value with nothing in this place. */
function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (key === undefined || !isObject(value)) return null;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<Key, unknown>;
  copy[key] = without(copy[key], deeper);
  return copy;
}
