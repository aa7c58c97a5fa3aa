import { z } from 'zod';
import { isNothing } from './wordpress';

interface Names {
  names: readonly [string, ...string[]];
}

const group = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected a group of fields',
);

/** Reads each field from the first of its names that holds something, and names faults by the field they stand in. */
export const fieldsByName = <S extends Readonly<Record<string, z.ZodType>>>(
  fields: { readonly [K in keyof S]: Names },
  schemas: S,
) =>
  group.transform((values, context): { [K in keyof S]: z.output<S[K]> } => {
    const read: Record<string, unknown> = {};
    for (const [part, schema] of Object.entries(schemas)) {
      const name = nameIn(values, fields[part]!);
      const { success, data, error } = schema.safeParse(values[name]);
      if (success) read[part] = data;
      for (const { path, message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [name, ...path], message });
    }
    return read as { [K in keyof S]: z.output<S[K]> };
  });

const nameIn = (values: Readonly<Record<string, unknown>>, { names }: Names): string =>
  names.find((name) => Object.hasOwn(values, name) && !isNothing(values[name])) ?? names[0];
