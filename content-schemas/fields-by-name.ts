import { z } from 'zod';
import { isNothing } from './wordpress';

type Names = readonly [string, ...string[]];

interface NamedField<S extends z.ZodType = z.ZodType> {
  names: Names;
  schema: S;
}

const group = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected a group of fields',
);

/** Reads each field from the first of its names that holds something, and names faults by the field they stand in. */
export const fieldsByName = <F extends Readonly<Record<string, NamedField>>>(fields: F) =>
  group.transform((values, context): { [K in keyof F]: z.output<F[K]['schema']> } => {
    const read: Record<string, unknown> = {};
    for (const [part, { names, schema }] of Object.entries(fields)) {
      const name = nameIn(values, names);
      const { success, data, error } = schema.safeParse(values[name]);
      if (success) read[part] = data;
      for (const { path, message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [name, ...path], message });
    }
    return read as { [K in keyof F]: z.output<F[K]['schema']> };
  });

const nameIn = (values: Readonly<Record<string, unknown>>, names: Names): string =>
  names.find((name) => Object.hasOwn(values, name) && !isNothing(values[name])) ?? names[0];

/** What a field of a section holds, for editors; pictures and posts may come as ids, which are looked up. */
type FieldKind =
  'text' | 'rich text' | 'picture' | 'pictures' | 'posts' | 'rows' | 'button' | 'choice' | 'link';

export interface SectionField<S extends z.ZodType = z.ZodType> extends NamedField<S> {
  kind: FieldKind;
}

/** A field of a section, with its names in ACF: the specification's first (spec §3), then others seen in practice. */
export const field = <S extends z.ZodType>(
  kind: FieldKind,
  schema: S,
  ...names: Names
): SectionField<S> => ({ kind, schema, names });
