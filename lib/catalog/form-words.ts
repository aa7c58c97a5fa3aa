import { tokens } from './words';

/** The word that rows of minimums have for a product form, and the words that buyers and titles of forms have for it. */
const words: readonly (readonly [product: string, names: string])[] = [
  ['bar', 'bar bars round rounds rod rods hex rd rnd rb flat flats sq'],
  ['sheet', 'sheet sheets sht'],
  ['strip', 'strip strips'],
  ['plate', 'plate plates plt'],
  ['wire', 'wire wires'],
  ['tubing', 'tube tubes tubing tbg pipe pipes'],
  ['stock', 'billet billets'],
  ['rings', 'ring rings'],
  ['forgings', 'forging forgings forged'],
  ['extrusions', 'extrusion extrusions extruded'],
];

const products: ReadonlyMap<string, string> = new Map(
  words.flatMap(([product, names]) => names.split(' ').map((name) => [name, product] as const)),
);

/** Whether a word in lower case names a product form: "bar", "sht". */
export const isFormWord = (word: string): boolean => products.has(word);

/** What a form is called in rows of minimums, as "bar, forgings" is made of; none for a form that no row names. */
export const formWordsOf = (title: string): readonly string[] => [
  ...new Set(tokens(title).flatMap((word) => products.get(word) ?? [])),
];
