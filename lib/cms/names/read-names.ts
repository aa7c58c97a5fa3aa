import { readFileSync } from 'node:fs';
import { z } from 'zod';
import defaults from './wordpress-names.json';

/** Names of this site, and the ones that WordPress has for them. A dot leads into rows, or into a group of fields. */
export type Table = Readonly<Record<string, string>>;

/** How WordPress names a collection. */
interface CollectionNames {
  /** In the REST API: `rest_base`. */
  rest: string;
  /** The post type. */
  type: string;
  /** The part before the slug in WordPress's own address of a post, where that is not its type. */
  path?: string | undefined;
}

export interface Names {
  collections: Readonly<Record<string, CollectionNames>>;
  /** By kind of collection (`grades`, `specs`, `rows_of_specs`), and by collection. */
  fields: Readonly<Record<string, Table>>;
  /** The end of the name of the page template whose pages are made of sections; `*`: every page that has sections. */
  template: string;
  layouts: Table;
  /** By layout; `every` for all of them. */
  sections: Readonly<Record<string, Table>>;
  form: Table;
}

const word = (pattern: RegExp, what: string) => z.string().regex(pattern, `is no ${what}`);
const routeName = word(/^[\w-]{1,60}$/, 'name of a collection');
const fieldName = word(/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u, 'name of a field');
const tables = z.record(z.string(), z.record(z.string(), fieldName));

const mapping = z.strictObject({
  collections: z
    .record(
      z.string(),
      z.union(
        [
          routeName,
          z.strictObject({
            rest: routeName.optional(),
            type: routeName.optional(),
            path: word(/^[\w-]+(?:\/[\w-]+)*$/, 'path').optional(),
          }),
        ],
        'is no name of a collection, and no { "rest", "type", "path" } of such names',
      ),
    )
    .default({}),
  fields: tables.default({}),
  template: word(/^(?:\*|[\w./-]+)$/, 'name of a page template').default(defaults.template),
  layouts: z.record(z.string(), fieldName).default({}),
  sections: tables.default({}),
  form: z.record(z.string(), word(/^[A-Za-z][\w:.-]*$/, 'name of a field of a form')).default({}),
});
type Mapping = z.output<typeof mapping>;

/** The type of a collection, where the mapping names no other: its own name, but for WordPress's pages. */
export const typeOf = (collection: string) => (collection === 'pages' ? 'page' : collection);

/** The names with those of a mapping in their places, and a sentence for each fault of it; the default names without a file. */
export function readNames(file: string | undefined): { names: Names; faults: readonly string[] } {
  const { mapped, faults } = file ? readMapping(file) : { mapped: mapping.parse({}), faults: [] };
  return { names: withMapping(mapped), faults };
}

function readMapping(file: string): { mapped: Mapping; faults: readonly string[] } {
  const nothing = mapping.parse({});
  const fault = (reason: string) => `WORDPRESS_NAMES is ${file}: ${reason}.`;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is no JSON' : 'it cannot be read';
    return { mapped: nothing, faults: [fault(`${reason} (${(error as Error).message})`)] };
  }
  const { data, error } = mapping.safeParse(json);
  if (!data)
    return {
      mapped: nothing,
      faults: error.issues.map(({ path, message }) => fault(`${path.join(' → ')} ${message}`)),
    };
  return {
    mapped: data,
    faults: [...unknownNames(data), ...duplicateTargets(withMapping(data))].map(fault),
  };
}

/** A sentence for each name of a mapping that the site does not have. */
function unknownNames(mapped: Mapping): string[] {
  const unknown = (where: string, given: object, known: object) =>
    Object.keys(given)
      .filter((name) => !Object.hasOwn(known, name))
      .map(
        (name) =>
          `${where} has "${name}", which is no name of this site (lib/cms/names/wordpress-names.json has all of them)`,
      );
  const ofTables = (where: 'fields' | 'sections') => [
    ...unknown(where, mapped[where], defaults[where]),
    ...Object.entries(mapped[where]).flatMap(([name, table]) => {
      const known = knownIn(where, name);
      return known ? unknown(`${where} → ${name}`, table, known) : [];
    }),
  ];
  return [
    ...unknown('collections', mapped.collections, defaults.collections),
    ...ofTables('fields'),
    ...unknown('layouts', mapped.layouts, defaults.layouts),
    ...ofTables('sections'),
    ...unknown('form', mapped.form, defaults.form),
  ];
}

/** The names that a table may have: those of a kind of records too, where it is of one metal or of one layout. */
function knownIn(where: 'fields' | 'sections', name: string): Table | undefined {
  const all = new Map<string, Table>(Object.entries<Table>(defaults[where]));
  const own = all.get(name);
  if (where === 'sections') return own && { ...defaults.sections.every, ...own };
  return own && Object.hasOwn(defaults.collections, name) && name !== 'pages'
    ? { ...defaults.fields.grades, ...own }
    : own;
}

/** A sentence for each two names that would be read from one name of WordPress. */
function duplicateTargets({ collections, fields, layouts, sections, form }: Names): string[] {
  const rest = Object.entries(collections).map(([name, names]) => [name, names.rest] as const);
  const types = Object.entries(collections).map(([name, names]) => [name, names.type] as const);
  const ofTable = ([name, table]: readonly [string, Table]) =>
    [name, Object.entries(table)] as const;
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    ['collections', rest],
    ['collections', types],
    ...Object.entries(fields).map(ofTable),
    ['layouts', Object.entries(layouts)],
    ...Object.entries(sections).map(ofTable),
    ['form', Object.entries(form)],
  ];
  return [
    ...new Set(
      groups.flatMap(([where, pairs]) => {
        const seen = new Map<string, string>();
        return pairs.flatMap(([ours, theirs]) => {
          const place = `${ours.split('.').slice(0, -1).join('.')} ${theirs}`;
          const other = seen.get(place);
          seen.set(place, ours);
          return other === undefined
            ? []
            : [`${where}: "${other}" and "${ours}" would both be read from "${theirs}"`];
        });
      }),
    ),
  ];
}

function withMapping({ collections, fields, template, layouts, sections, form }: Mapping): Names {
  const each = (known: Readonly<Record<string, Table>>, given: Readonly<Record<string, Table>>) =>
    Object.fromEntries(
      Object.entries(known).map(([name, table]) => [name, { ...table, ...given[name] }]),
    );
  return {
    collections: Object.fromEntries(
      Object.entries(defaults.collections).map(([name, rest]) => {
        const given = collections[name];
        const one = typeof given === 'string' ? { rest: given, type: given } : given;
        return [name, { rest, type: typeOf(name), ...one }];
      }),
    ),
    fields: each(defaults.fields, fields),
    template,
    layouts: { ...defaults.layouts, ...layouts },
    sections: each(defaults.sections, sections),
    form: { ...defaults.form, ...form },
  };
}
