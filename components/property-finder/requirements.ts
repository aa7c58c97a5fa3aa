import { parsePropertyQuery, type PropertyFigures } from '@/lib/catalog/property-search';
import { splitForms } from '@/lib/catalog/split-forms';

/** The table that is searched, and the metals that it can be narrowed to. */
export interface Listed {
  rows: readonly PropertyFigures[];
  metals: readonly { slug: string; name: string }[];
}

/** The requirements in an address, as far as they are listed. */
export function readRequirements(query: string, { rows, metals }: Listed) {
  const { wanted: typed, problems } = parsePropertyQuery(new URLSearchParams(query));
  const forms = [...new Set(rows.flatMap((row) => splitForms(row.forms)))].toSorted();
  const wanted = {
    ...typed,
    metal: metals.find(({ slug }) => slug === typed.metal)?.slug ?? null,
    form: forms.find((form) => form === typed.form) ?? null,
  };
  const unlisted = (['metal', 'form'] as const)
    .filter((name) => wanted[name] !== typed[name])
    .map((name) => typed[name]);
  return { forms, wanted, problems, unlisted };
}

export type Requirements = ReturnType<typeof readRequirements>;
