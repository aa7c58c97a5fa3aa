import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A colour of the tokens, on light paper and on dark, as hexadecimal. */
interface Colour {
  name: string;
  light: string;
  dark: string;
}

/** Opaque ones: what shades the page behind a dialog is no colour of text. */
const row = /^ {2}'([\w-]+)': (#(?:\w{3}|\w{6})) (#\w+),$/gm;

/** Every colour of `components/_tokens.scss`, which is where colours are defined. */
export const readColours = (): readonly Colour[] =>
  [...readFileSync(join(process.cwd(), 'components/_tokens.scss'), 'utf8').matchAll(row)].map(
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
