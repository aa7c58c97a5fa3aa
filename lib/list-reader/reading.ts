import type { CatalogGrade, CatalogSpec, LineCatalog } from './catalog';
import type { AssumptionReason, LineField } from './line';
import type { Kind } from './lexicon';
import type { PlainRow } from './normalize';
import type { Token } from './tokens';

/** A row that is being read, and which of its tokens a field has taken. */
export interface Reading {
  readonly row: PlainRow;
  readonly tokens: readonly Token[];
  readonly catalog: LineCatalog;
  readonly taken: Set<Token>;
  /** Why a field is assumed; the first reason counts. A field without one is certain. */
  readonly reasons: Map<LineField, AssumptionReason>;
}

export interface Material {
  metal: string | null;
  grade: CatalogGrade | null;
  spec: CatalogSpec | null;
  condition: string | null;
  /** Whether the grade is named by its W.-Nr.: buyers who write it measure in millimeters. */
  isByMaterialNumber: boolean;
}

export function assume(
  { reasons }: Reading,
  reason: AssumptionReason,
  ...fields: readonly LineField[]
) {
  for (const field of fields) if (!reasons.has(field)) reasons.set(field, reason);
}

export function take({ taken }: Reading, ...tokens: readonly (Token | undefined)[]) {
  for (const token of tokens) if (token) taken.add(token);
}

export const free = ({ tokens, taken }: Reading, ...kinds: readonly Kind[]) =>
  tokens.filter((token) => kinds.includes(token.kind) && !taken.has(token));

export const near = (
  { tokens }: Reading,
  token: Token | undefined,
  by: number,
): Token | undefined => token && tokens[token.at + by];

export const is = <K extends Kind>(
  token: Token | undefined,
  ...kinds: readonly K[]
): token is Token & { kind: K } => token !== undefined && kinds.some((kind) => kind === token.kind);

/** Whether any letter of a token was corrected or added. */
export const isCorrected = ({ row }: Reading, { start, end }: Pick<Token, 'start' | 'end'>) => {
  if (row.assumed.size === 0) return false;
  for (let at = start; at < end; at += 1) if (row.assumed.has(at)) return true;
  return false;
};
