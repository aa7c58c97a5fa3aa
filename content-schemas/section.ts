import type { z } from 'zod';
import { salvage, type Omission } from './salvage';
import { layouts } from './section-layouts';
import { isNothing } from './wordpress';

export type Layout = keyof typeof layouts;

/** A section in our words; `Section<'hero'>` is one of that layout. */
export type Section<L extends Layout = Layout> = {
  [K in L]: { layout: K } & z.output<(typeof layouts)[K]>;
}[L];

/** The sections of a page; what is unknown or unreadable is left out and named in `omissions`. */
export function toSections(value: unknown, field: string) {
  const read = (Array.isArray(value) ? value : []).map((item: unknown, i) =>
    toSection(item, `${field}.${i}`),
  );
  return {
    sections: read.flatMap(({ section }) => section ?? []),
    omissions: read.flatMap(({ omissions }) => omissions),
  };
}

function toSection(
  item: unknown,
  field: string,
): { section: Section | null; omissions: readonly Omission[] } {
  if (isNothing(item)) return { section: null, omissions: [] };
  const layout =
    typeof item === 'object' && item && 'acf_fc_layout' in item ? item.acf_fc_layout : undefined;
  if (!isLayout(layout))
    return {
      section: null,
      omissions: [{ field, message: `no layout of this site: ${JSON.stringify(layout)}` }],
    };
  const { data, omissions } = salvage(layouts[layout] as z.ZodType<object>, item, field);
  return { section: data && ({ layout, ...data } as Section), omissions };
}

const isLayout = (name: unknown): name is Layout =>
  typeof name === 'string' && Object.hasOwn(layouts, name);
