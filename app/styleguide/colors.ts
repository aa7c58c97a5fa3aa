import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A color of the tokens, on light paper and on dark, as hexadecimal. */
interface Color {
  name: string;
  light: string;
  dark: string;
}

/** Opaque ones: what shades the page behind a dialog is no color of text. */
const row = /^ {2}'([\w-]+)': (#(?:\w{3}|\w{6})) (#\w+),$/gm;

/** Every color of `components/_tokens.scss`, which is where colors are defined. */
export const readColors = (): readonly Color[] =>
  [...readFileSync(join(process.cwd(), 'components/_tokens.scss'), 'utf8').matchAll(row)].map(
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
