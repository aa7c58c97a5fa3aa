import { env, SettingsError } from '@/lib/runtime/env';
import { metals } from '@/lib/catalog/metals';
import defaults from './wordpress-names.json';
import { readNames, typeOf, type Names, type Table } from './read-names';

/*
 * WordPress's names end here: a record is renamed as it arrives, so that schemas and pages know the site's own names
 * alone, and what editors read of a fault is named as they know it.
 */

/** Where a value is in WordPress, and what it contains. */
interface Place {
  theirs: readonly string[];
  below: Tree;
}
/** By the site's names: the fields that WordPress names otherwise, and those that contain such a field. */
type Tree = ReadonlyMap<string, Place>;

type Fields = Readonly<Record<string, unknown>>;

const flexibleLayout = 'flexibleLayoutDanzerscript';
/** The template whose pages the site makes of sections (`content-schemas/page.ts`). */
const ownTemplate = defaults.template;
/** As in `value-shapes.ts`, which this layer does not import: not a list. */
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: object) => Object.keys(value).every((key) => /^\d+$/.test(key));

/** How records, types and addresses are renamed by one set of names. */
export function renaming({ collections, fields, template, layouts, sections, form }: Names) {
  const siteLayouts = new Map<unknown, string>(
    Object.entries(layouts).map(([ours, theirs]) => [theirs, ours]),
  );
  const siteTypes = new Map(
    Object.entries(collections).map(([name, { type }]) => [type, typeOf(name)]),
  );
  const moved = new Set(
    Object.entries(collections).flatMap(([name, { type }]) =>
      type === typeOf(name) ? [] : typeOf(name),
    ),
  );
  const siteFormFields = new Map(Object.entries(form).map(([ours, theirs]) => [theirs, ours]));
  const sectionTrees = new Map<unknown, ReturnType<typeof treeOf>>(
    Object.keys(layouts).map((layout) => [
      layout,
      treeOf({ ...sections.every, ...sections[layout] }),
    ]),
  );
  const trees = new Map(Object.keys(collections).map((name) => [name, treeOf(fieldsOf(name))]));
  const renamesSections =
    [...sectionTrees.values()].some(({ size }) => size > 0) ||
    Object.entries(layouts).some(([ours, theirs]) => ours !== theirs);

  function fieldsOf(name: string): Table {
    if (name === 'pages') return fields.pages ?? {};
    if (metals.some(({ collections: { specs } }) => specs === name)) return fields.specs ?? {};
    const metal = metals.find(({ collections: { grades } }) => grades === name);
    if (!metal) return {};
    const inRows = Object.entries(fields.rows_of_specs ?? {}).map(
      ([ours, theirs]) => [`${metal.fields.specs}.${ours}`, theirs] as const,
    );
    return { ...fields.grades, ...Object.fromEntries(inRows), ...fields[name] };
  }

  const section = (row: unknown): unknown => {
    if (!isRecord(row)) return row;
    const layout = siteLayouts.get(row.acf_fc_layout) ?? row.acf_fc_layout;
    const renamed = renamedBy(sectionTrees.get(layout) ?? new Map(), row);
    return { ...(renamed as Fields), acf_fc_layout: layout };
  };

  const withTemplate = (record: Fields, acf: unknown): Fields => {
    if (template === ownTemplate) return record;
    const rows = isRecord(acf) ? acf[flexibleLayout] : null;
    const isFlexible =
      template === '*'
        ? Array.isArray(rows) && rows.length > 0
        : typeof record.template === 'string' && record.template.endsWith(template);
    return { ...record, template: isFlexible ? ownTemplate : '' };
  };

  /** Posts that a field names, by the site's name of their type. */
  const withTypes = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withTypes);
    if (!isRecord(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withTypes(part)]),
    );
    return typeof value.post_type === 'string' && 'post_name' in value
      ? { ...inner, post_type: toSiteType(value.post_type) }
      : inner;
  };

  const bases = Object.entries(collections).flatMap(([name, { type, path }]) =>
    name === 'pages' || (type === name && path === undefined)
      ? []
      : [...new Set([path ?? type, type, type.replaceAll('_', '-')])].map(
          (base) => [`/${base}/`, `/${name}/`] as const,
        ),
  );

  const toSiteType = (type: string): string =>
    siteTypes.get(type) ?? (moved.has(type) ? `wordpress/${type}` : type);

  return {
    /** A collection's name in the REST API. */
    restOf: (name: string): string => collections[name]?.rest ?? name,
    /** The post type in WordPress of a type of the site, as in `?post_type=`. */
    toWordPressType: (type: string): string =>
      collections[type === 'page' ? 'pages' : type]?.type ?? type,
    /** The site's name of a post type, as webhooks and fields have it. */
    toSiteType,
    /** A record of a collection with the site's names of its fields. */
    toSiteRecord(name: string, record: unknown): unknown {
      const tree = trees.get(name) ?? new Map<string, Place>();
      // An empty `acf` is a list in WordPress.
      if (!isRecord(record) || !record.acf) return record;
      let acf = renamedBy(tree, record.acf);
      if (name === 'pages' && renamesSections && isRecord(acf) && flexibleLayout in acf) {
        const rows = acf[flexibleLayout];
        acf = { ...acf, [flexibleLayout]: Array.isArray(rows) ? rows.map(section) : rows };
      }
      if (moved.size > 0) acf = withTypes(acf);
      const known = acf === record.acf ? record : { ...record, acf };
      return name === 'pages' ? withTemplate(known, acf) : known;
    },
    /** A field's path as editors know it: `acf.specs-titanium.0.form` → `acf.ti_specs.0.shape`. */
    toWordPressField(name: string, field: string, record?: unknown): string {
      const [head, ...path] = field.split('.');
      if (head !== 'acf') return field;
      let tree = trees.get(name) ?? new Map<string, Place>();
      const row = path[0] === flexibleLayout ? rowAt(record, path[1]) : undefined;
      const named = path.map((part, depth) => {
        if (/^\d+$/.test(part)) {
          if (depth === 1 && row) tree = sectionTrees.get(row.acf_fc_layout) ?? new Map();
          return part;
        }
        const place = tree.get(part);
        tree = place?.below ?? new Map<string, Place>();
        return place?.theirs.join('.') ?? part;
      });
      return [head, ...named].join('.');
    },
    /**
     * One of WordPress's own addresses as one that WordPress would have with the site's names:
     * `/ti-alloys/6al-4v/` → `/titanium_grades/6al-4v/`.
     */
    toSitePath(pathname: string): string {
      const base = bases.find(
        ([from]) => pathname.startsWith(from) && /^[^/]+\/?$/.test(pathname.slice(from.length)),
      );
      return base ? base[1] + pathname.slice(base[0].length) : pathname;
    },
    /** The addresses of WordPress that `toSitePath` maps, each with the name of the site in it. */
    bases,
    /** The name that the quote form of WordPress has for an answer. */
    toWordPressFormField: (name: string): string => form[name] ?? name,
    toSiteFormField: (name: string): string => siteFormFields.get(name) ?? name,
  };
}

function checkedNames(): Names {
  const { names, faults } = readNames(env.WORDPRESS_URL ? env.WORDPRESS_NAMES : undefined);
  if (faults.length > 0) throw new SettingsError(faults);
  return names;
}

const treeOf = (table: Table): Tree =>
  branch(
    Object.entries(table).map(([ours, theirs]) => ({
      ours: ours.split('.'),
      theirs: theirs.split('.'),
    })),
  );

interface Row {
  ours: readonly string[];
  theirs: readonly string[];
}

/** The rows of a table as a tree, without what WordPress names as the site does. */
function branch(rows: readonly Row[]): Tree {
  return new Map(
    rows
      .filter(({ ours }) => ours.length === 1)
      .flatMap(({ ours: [name = ''], theirs }) => {
        const below = branch(
          rows
            .filter(({ ours }) => ours.length > 1 && ours[0] === name)
            .map(({ ours, theirs: deeper }) => ({ ours: ours.slice(1), theirs: deeper })),
        );
        const isSame = theirs.length === 1 && theirs[0] === name;
        return isSame && below.size === 0 ? [] : [[name, { theirs, below }] as const];
      }),
  );
}

/** The value with the site's names, also in each row of a list. What WordPress names as the site does is the same value. */
function renamedBy(tree: Tree, value: unknown): unknown {
  if (tree.size === 0) return value;
  if (Array.isArray(value)) return value.map((row) => renamedBy(tree, row));
  if (!isRecord(value)) return value;
  if (Object.keys(value).length > 0 && isList(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, row]) => [key, renamedBy(tree, row)]),
    );
  const renamed = new Map(Object.entries(value));
  // A field of WordPress with a name of the site, but another meaning, is not read under that name.
  for (const [ours, { theirs }] of tree) {
    renamed.delete(ours);
    if (theirs.length === 1) renamed.delete(theirs[0] ?? '');
  }
  for (const [ours, { theirs, below }] of tree) {
    const found = theirs.reduce<unknown>(
      (part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      value,
    );
    if (found !== undefined) renamed.set(ours, renamedBy(below, found));
  }
  return Object.fromEntries(renamed);
}

function rowAt(record: unknown, index: string | undefined): Fields | undefined {
  const acf = isRecord(record) && isRecord(record.acf) ? record.acf : {};
  const rows = acf[flexibleLayout];
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return isRecord(row) ? row : undefined;
}

/** The renaming of the settings' names; the embedded sample has the site's own. Throws a `SettingsError` with a sentence for each fault of the mapping. */
export const wordpressNames = renaming(checkedNames());
