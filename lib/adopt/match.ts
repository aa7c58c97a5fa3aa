import { fieldTable } from '@/content-schemas/section-fields';
import { metals } from '@/lib/catalog/metals';
import defaults from '@/lib/cms/names/wordpress-names.json';
import type { Seen, SeenForm, SeenType } from './inspect-wordpress';
import type { Shape, Shapes } from './shape';
import {
  bare,
  fieldWords,
  quoteFieldPatterns,
  isGrades,
  isSpecs,
  layoutWords,
  metalWords,
  otherCollections,
  sectionWords,
} from './synonyms';

type Table = Record<string, string>;

/** A mapping, as `WORDPRESS_NAMES` names one; only what differs from the site's names. */
interface Mapping {
  collections: Record<string, { rest: string; type: string; path?: string }>;
  fields: Record<string, Table>;
  template?: string;
  layouts: Table;
  sections: Record<string, Table>;
  form: Table;
}

/** The types, fields and forms of a WordPress that this site reads, by its own names. */
export interface Match {
  types: ReadonlyMap<string, SeenType>;
  mapping: Mapping;
  /** The form that has most of the questions. */
  form: SeenForm | null;
  menu: { path: string; name: string; entries: number | null } | null;
  /** Fields that the site does not read, by collection. */
  unread: ReadonlyMap<string, readonly string[]>;
}

/** Which collection, field, layout and form of a WordPress is which of the site's: a guess by names and by what they hold. */
export function match(seen: Seen): Match {
  const types = matchTypes(seen.types);
  const { fields, unread } = matchFields(types);
  const pages = types.get('pages');
  const flexible = pages && layoutField(pages.fields);
  const form = bestForm(seen.forms);
  return {
    types,
    mapping: {
      collections: Object.fromEntries([...types].flatMap(([name, type]) => namesOf(name, type))),
      fields,
      ...(flexible && pages && templateOf(pages)),
      ...(flexible ? matchSections(flexible[1]) : { layouts: {}, sections: {} }),
      form: form ? matchForm(form) : {},
    },
    form,
    menu: seen.menus?.toSorted((a, b) => (b.entries ?? 0) - (a.entries ?? 0))[0] ?? null,
    unread,
  };
}

/** Whether a mapping has any entry. */
export const isEmpty = ({ collections, fields, template, layouts, sections, form }: Mapping) =>
  template === undefined &&
  [collections, fields, layouts, sections, form].every((part) => Object.keys(part).length === 0);

function matchTypes(seen: readonly SeenType[]): Map<string, SeenType> {
  const found = new Map<string, SeenType>();
  const unmatched = new Set(seen);
  const take = (name: string, fits: (type: SeenType) => boolean) => {
    if (found.has(name)) return;
    const [type] = [...unmatched].filter(fits).toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
    if (!type) return;
    found.set(name, type);
    unmatched.delete(type);
  };
  const names = Object.keys(defaults.collections);
  for (const name of names) take(name, ({ rest }) => rest === name);
  const searchText = ({ type, rest, label }: SeenType) => `${type} ${rest} ${label}`;
  for (const metal of metals) {
    const isMetal = metalWords(metal);
    take(
      metal.collections.specs,
      (type) => isMetal.test(searchText(type)) && isSpecs(searchText(type)),
    );
    take(
      metal.collections.grades,
      (type) => isMetal.test(searchText(type)) && isGrades(searchText(type)),
    );
  }
  for (const [name, pattern] of otherCollections)
    take(name, (type) => [type.type, type.rest, type.label].some((word) => pattern.test(word)));
  return new Map(names.flatMap((name) => (found.has(name) ? [[name, found.get(name)!]] : [])));
}

/** The entry of a mapping for a collection: none where it has the site's name, also in the addresses of its posts. */
function namesOf(name: string, { type, rest, path }: SeenType) {
  const usual = name === 'pages' ? 'page' : name;
  const isKnownPath = path === null || [type, type.replaceAll('_', '-')].includes(path);
  if (rest === name && type === usual && (isKnownPath || name === 'pages')) return [];
  return [[name, { rest, type, ...(isKnownPath ? {} : { path }) }] as const];
}

function matchFields(types: ReadonlyMap<string, SeenType>) {
  const fields: Record<string, Table> = {};
  const unread = new Map<string, readonly string[]>();
  const note = (table: string, ours: string, theirs: string) => {
    if (ours.split('.').at(-1) !== theirs) fields[table] = { ...fields[table], [ours]: theirs };
  };
  const formType = types.get('forms')?.type;
  for (const metal of metals) {
    const grades = types.get(metal.collections.grades);
    const specs = types.get(metal.collections.specs);
    if (grades) {
      const rows = rowsOfSpecs(grades.fields, metal.fields, specs?.type, formType);
      const names = matchTable(defaults.fields.grades, grades.fields, new Set([rows?.[0] ?? '']));
      for (const [ours, theirs] of names) note('grades', ours, theirs);
      if (rows) {
        const [theirs, { below }] = rows;
        const link = naming(below, metal.fields.specLink, specs?.type, /spec|norm|standard/i);
        const form = naming(below, 'form', formType, /form|shape|profile/i);
        const used = new Set([link, form].filter((name) => name !== null));
        note(metal.collections.grades, metal.fields.specs, theirs);
        if (link)
          note(metal.collections.grades, `${metal.fields.specs}.${metal.fields.specLink}`, link);
        if (form) note('rows_of_specs', 'form', form);
        const { form: _, ...others } = defaults.fields.rows_of_specs;
        for (const [ours, name] of matchTable(others, below, used))
          note('rows_of_specs', ours, name);
      }
      const read = new Set([...names.values(), rows?.[0]]);
      unread.set(
        metal.collections.grades,
        [...grades.fields.keys()].filter((name) => !read.has(name)),
      );
    }
    if (specs) {
      const names = matchTable(defaults.fields.specs, specs.fields, new Set());
      for (const [ours, theirs] of names) note('specs', ours, theirs);
      const read = new Set(names.values());
      unread.set(
        metal.collections.specs,
        [...specs.fields.keys()].filter((name) => !read.has(name)),
      );
    }
  }
  const pages = types.get('pages');
  const flexible = pages && layoutField(pages.fields);
  if (flexible) note('pages', 'flexibleLayoutDanzerscript', flexible[0]);
  const sidebar = pages && findFieldName(pages.fields, 'sidebar', new Set(), fieldWords.sidebar);
  if (sidebar) note('pages', 'sidebar', sidebar);
  return { fields, unread };
}

/** The name among some fields for one of ours: its own, another spelling of it, or one that its words fit. */
function findFieldName(
  fields: Shapes,
  ours: string,
  used: ReadonlySet<string>,
  pattern?: RegExp,
): string | null {
  if (fields.has(ours) && !used.has(ours)) return ours;
  const free = [...fields.keys()].filter((name) => !used.has(name));
  return (
    free.find((name) => bare(name) === bare(ours)) ??
    (pattern && free.find((name) => pattern.test(name))) ??
    null
  );
}

/** The names of a table that are found among some fields, and what they are called there. */
function matchTable(
  table: Readonly<Table>,
  fields: Shapes,
  taken: ReadonlySet<string>,
  all: Readonly<Record<string, RegExp>> = fieldWords,
): Map<string, string> {
  const found = new Map<string, string>();
  const at = (place: string): Shapes | undefined => {
    if (place === '') return fields;
    const above = place.split('.').slice(0, -1).join('.');
    return at(above)?.get(found.get(place) ?? '')?.below;
  };
  const names = Object.keys(table);
  const take = (ours: string, guess: boolean) => {
    if (found.has(ours)) return;
    const parts = ours.split('.');
    const last = parts.at(-1) ?? '';
    const above = parts.slice(0, -1).join('.');
    const siblings = names.filter((name) => name.split('.').slice(0, -1).join('.') === above);
    const used = new Set([
      ...(above === '' ? taken : []),
      ...siblings.flatMap((name) => found.get(name) ?? []),
      // A field with one of our names is not a candidate for another.
      ...siblings.map((name) => name.split('.').at(-1) ?? '').filter((name) => name !== last),
    ]);
    const here = at(above);
    const name = here && findFieldName(here, last, used, guess ? all[last] : undefined);
    if (name) found.set(ours, name);
  };
  const depth = (name: string) => name.split('.').length;
  for (const ours of names.toSorted((a, b) => depth(a) - depth(b))) take(ours, false);
  for (const ours of names.toSorted((a, b) => depth(a) - depth(b))) take(ours, true);
  return found;
}

/** The rows in which a grade names its specs: those of that name, or whose posts are specs or forms. */
function rowsOfSpecs(
  fields: Shapes,
  ours: { specs: string; specLink: string },
  specType: string | undefined,
  formType: string | undefined,
): readonly [string, Shape] | null {
  const exact = fields.get(ours.specs);
  if (exact) return [ours.specs, exact];
  const rows = [...fields].filter(([, { kinds }]) => kinds.has('rows'));
  const names = (type: string | undefined) => (shape: Shape) =>
    [...shape.below.values()].some(({ types }) => type !== undefined && types.has(type));
  return (
    rows.find(([, shape]) => names(specType)(shape)) ??
    rows.find(([, shape]) => names(formType)(shape)) ??
    [...fields].find(([name]) => /^specs?(?:$|[_-])/i.test(name) && !/chem/i.test(name)) ??
    null
  );
}

const naming = (fields: Shapes, ours: string, type: string | undefined, pattern: RegExp) =>
  fields.has(ours)
    ? ours
    : ([...fields].find(([, { types }]) => type !== undefined && types.has(type))?.[0] ??
      [...fields.keys()].find((name) => pattern.test(name)) ??
      null);

const layoutField = (fields: Shapes): readonly [string, Shape] | undefined =>
  [...fields].find(([, { layouts }]) => layouts.size > 0);

/** Which pages are made of sections: those of the template, or of the only other one, or all that have sections. */
function templateOf({ templates }: SeenType): { template: string } | undefined {
  if ([...templates].some((name) => name.endsWith(defaults.template))) return undefined;
  const [only, ...others] = templates;
  return { template: only !== undefined && others.length === 0 ? only : '*' };
}

function matchSections({ layouts }: Shape): Pick<Mapping, 'layouts' | 'sections'> {
  const unmatched = new Set(layouts.keys());
  const found = new Map<string, string>();
  const take = (ours: string, fits: (name: string) => boolean) => {
    const name = found.has(ours) ? undefined : [...unmatched].find(fits);
    if (name === undefined) return;
    found.set(ours, name);
    unmatched.delete(name);
  };
  const names = Object.keys(defaults.layouts);
  for (const ours of names) take(ours, (name) => name === ours);
  for (const ours of names) take(ours, (name) => bare(name) === bare(ours));
  for (const [ours, pattern] of Object.entries(layoutWords))
    take(ours, (name) => pattern.test(name));
  const sections: Record<string, Table> = {};
  const tables = new Map<string, Readonly<Table>>(Object.entries(defaults.sections));
  for (const [ours, theirs] of found) {
    const table = { ...defaults.sections.every, ...tables.get(ours) };
    const shapes = layouts.get(theirs) ?? new Map<string, Shape>();
    for (const [field, name] of matchTable(table, shapes, new Set(['acf_fc_layout']), sectionWords))
      if (field.split('.').at(-1) !== name && !isKnown(field, name))
        sections[ours] = { ...sections[ours], [field]: name };
  }
  return {
    layouts: Object.fromEntries([...found].filter(([ours, theirs]) => ours !== theirs)),
    sections: together(sections, found.size),
  };
}

/** What all layouts call alike, once. */
function together(sections: Record<string, Table>, layouts: number): Record<string, Table> {
  const tables = Object.values(sections);
  const every = Object.fromEntries(
    Object.entries(tables[0] ?? {}).filter(
      ([ours, theirs]) =>
        Object.hasOwn(defaults.sections.every, ours) &&
        tables.length === layouts &&
        tables.every((table) => table[ours] === theirs),
    ),
  );
  const rest = Object.entries(sections).flatMap(([layout, table]) => {
    const own = Object.entries(table).filter(([ours]) => !Object.hasOwn(every, ours));
    return own.length > 0 ? [[layout, Object.fromEntries(own)] as const] : [];
  });
  return { ...(Object.keys(every).length > 0 && { every }), ...Object.fromEntries(rest) };
}

/** Whether the site reads a part of sections by that name without a mapping. */
const isKnown = (ours: string, name: string) =>
  fieldTable.some(({ field, or }) => field === ours.split('.').at(-1) && or.includes(name));

const bestForm = (forms: readonly SeenForm[]): SeenForm | null =>
  forms
    .map((form) => ({ form, fits: Object.keys(formNames(form)).length }))
    .toSorted((a, b) => b.fits - a.fits)
    .find(({ fits }) => fits > 1)?.form ?? null;

/** The names of a form for the questions of the site, those that it has. */
export function formNames({ fields }: SeenForm): Table {
  const unmatched = new Set(fields);
  const found: Table = {};
  const take = (ours: string, fits: (name: string) => boolean) => {
    const name = Object.hasOwn(found, ours) ? undefined : [...unmatched].find(fits);
    if (name === undefined) return;
    found[ours] = name;
    unmatched.delete(name);
  };
  for (const ours of Object.keys(quoteFieldPatterns)) take(ours, (name) => name === ours);
  for (const [ours, pattern] of Object.entries(quoteFieldPatterns))
    take(ours, (name) => pattern.test(name));
  return found;
}

const matchForm = (form: SeenForm): Table =>
  Object.fromEntries(Object.entries(formNames(form)).filter(([ours, theirs]) => ours !== theirs));
