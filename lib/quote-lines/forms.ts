import type { CatalogSpec } from './catalog';
import { blankOut, correctedIn, take, type Row } from './row';
import type { Assumption } from './line';
import type { Shape } from './sizes';
import { pattern } from './pattern';

/**
 * Patterns of forms, the specific ones first. `isSure` is false where the word is less specific than the form: "pipe"
 * for tube.
 */
export const formPatterns: readonly (readonly [slug: string, isSure: boolean, RegExp])[] = [
  [
    'forged-ring',
    true,
    pattern`
      \bschmiederinge?\b
      |\b(?:forged|rolled|seamless rolled|flash ?-?welded) rings?\b
      |\brings? forgings?\b|\bforged rgs?\b
    `,
  ],
  [
    'forged-bar',
    true,
    pattern`
      \b(?:forged|forg'?d|fgd) (?:round |rd |square )?(?:bars?|rounds?|rds?)\b
      |\bforg(?:ed|ing) ?-?bars?\b|\bbars?,? forged\b|\bfb forged\b
      |\b(?:rund |stab )?geschmiedet\b
    `,
  ],
  [
    'hex-bar',
    true,
    pattern`
      \bhx\b
      |\b(?:hex(?:agon(?:ale?)?|agons)?|esagonale)(?:[ .-]?(?:bars?|rods?|stock))?\b\.?
      |\bbars?,? hex(?:agon)?\b|\bsechskant\w{0,8}\b|\b6-?kt\b
    `,
  ],
  ['true-bar', true, /\btrue ?-?bars?\b/],
  [
    'flat-bar',
    true,
    pattern`
      \b(?:flat|rect(?:angular|angle)?|rec)[. -]{0,2}(?:bars?|stock)\b
      |\bbars?,? (?:flat|rect(?:angular)?)\b
      |(?:\b|(?<=\d))(?:flats?|flt|rect(?:angular|angle)?
      |flach(?:sta[bh]l?|stange|material|profil)?)\b|\bf\/?b\b|\bfl\b(?=[. ]{0,2}\d)
    `,
  ],
  [
    'tube',
    true,
    pattern`
      \b(?:(?:seamless|smls|hydraulic|mechanical|hollow|welded|round|rd) ?)?
      (?:tub(?:e|es|ing|o|os|i)|tbg|tb|buis|tuyaux?)\b\.?|(?:\b|(?<=[a-zäöüß]))rohre?\b
      |\bhollow ?-?bars?\b
    `,
  ],
  ['tube', false, /\b(?:(?:seamless|smls) )?pipes?\b/],
  ['plate', true, /(?:\b|(?<=\d))(?:plates?|plts?|pl|platten?|grobblech|plaques?|placas?)\b\.?/],
  ['sheet', true, /(?:\b|(?<=\d))(?:sheets?|shts?|feinblech|sh(?= \.?\d))\b\.?/],
  [
    'wire',
    true,
    /\b(?:weld(?:ing)? )?(?:wires?|fils?|filo|alambre)\b|(?:\b|(?<=[a-zäöüß]))draht\b/,
  ],
  [
    'sheet',
    false,
    pattern`
      \b(?:strips?|coils?|foils?|folien?|feuillards?|nastr[oi])\b
      |(?:\b|(?<=[a-zäöüß]))band(?:stahl)?\b(?! ?saw)
    `,
  ],
  ['billet', true, /\b(?:billets?|blt)\b/],
  ['extrusion', true, /\b(?:extrusions?|extruded(?: (?:bars?|shapes?))?|extr)\b\.?/],
  [
    'round-bar',
    true,
    pattern`
      \b(?:round|rnd|rd|dia(?:meter)?)[ .-]{0,2}(?:bars?|stock|rods?)\b
      |\bbars?(?: stock)?,? ?-?(?:rounds?|rnds?|rds?)\b\.?
      |(?:\b|(?<=\d))(?:rounds?|rnds?|rds?|rund(?:stahl|stab|material|stange|st[aå]ng)?
      |redond[ao]|ronde?|tondo)\b\.?|\b(?:rd|rnd|rb)(?=\d)|\br\/?b\b
      |\brods?\b|\brbar\b
    `,
  ],
  ['forged-ring', false, /\bring[es]?\b/],
];
/** Words for flat-rolled stock: its thickness shows whether it is sheet or plate. */
const flatWords = pattern`
    \b(?:bl(?=[. \0]{0,5}\d[\d.,]{0,6} ?x)|t[oô]les?|chapas?|lamier[ae]s?)\b
    |(?:\b|(?<=[a-zäöüß]))bleche?\b
  `;
/** Words for a bar whose section only its sizes show; and for a square bar, for which the site has no page. */
export const barWords =
  /\bbars?(?: stock)?\b|\bbarr[ae]s?\b|\bstab(?:stahl)?\b|\bstaf\b|\bpr[eę]t\b|\bprutok\b/;
const squareWords = pattern`
    \b(?:square|sq|rcs|vierkant(?:sta[bh]l?)?|vkt)(?![. ]{1,2}(?:in|ft|feet|inch)\b)
    [. ]{0,2}(?:bars?\b|stock\b)?|\bbars?,? (?:square|sq)\b
  `;

/** Words for a disc, which has a diameter and a thickness; the site has no page for it. */
const discWords = /\b(?:dis[ck]s?|scheiben?|disques?|dischi?)\b/;

/** The form that a row names. */
export interface NamedForm extends Pick<Shape, 'form' | 'hasBarWord' | 'formAt'> {
  /** Whether it is flat-rolled: sheet or plate. */
  isFlat: boolean;
  assumed: readonly Assumption[];
}

/** The form that a row names, and whether it names a bar without a section. */
export function takeForm(row: Row): NamedForm {
  for (const [slug, isSure, pattern] of formPatterns) {
    const found = take(row, pattern);
    if (!found) continue;
    if (slug.endsWith('-bar')) take(row, barWords);
    takeRepeatedForm(row, pattern);
    const { 0: word, index: start } = found;
    return {
      form: slug,
      hasBarWord: false,
      formAt: oneRound.test(word) ? { start, end: start + word.length } : null,
      isFlat: take(row, flatWords) !== null,
      assumed: [...correctedIn(row, found, 'form'), ...(isSure ? [] : [['form', 'word'] as const])],
    };
  }
  const form = take(row, squareWords) ? 'square' : take(row, discWords) ? 'disc' : null;
  const hasBarWord = form === 'square' || (form === null && take(row, barWords) !== null);
  return { form, hasBarWord, formAt: null, assumed: [], isFlat: take(row, flatWords) !== null };
}

const oneRound = /^(?:rd|rnd|round|rund|ronde?|hex|hx)\.?$/;

/** Takes out a form that is repeated behind its quantity: "sheet .060 x 48 x 120, 5 shts". */
function takeRepeatedForm(row: Row, pattern: RegExp) {
  const again = pattern.exec(row.rest);
  if (again && /\0 ?$/.test(row.rest.slice(0, again.index)))
    blankOut(row, again.index, again.index + again[0].length);
}

/** The kind of form that a spec covers, where all its product forms are of that kind. */
export function kindOf(spec: CatalogSpec | null): Shape['kind'] {
  const forms = spec?.productForms ?? [];
  if (forms.length === 0) return null;
  if (forms.every((form) => /^(?:sheet|strip|plate)$/.test(form))) return 'flat';
  if (forms.every((form) => form.endsWith('tubing'))) return 'tube';
  return forms.some((form) => /^(?:sheet|strip|plate)$/.test(form)) ? null : 'bar';
}
