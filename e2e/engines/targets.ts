import type { Role, Target } from '../visitor/visitor';

const kind =
  (role: Role) =>
  (name?: string | RegExp, within?: Target): Target => ({ role, name, within });

/** What a page is made of, by the names that people and screen readers know. */
export const link = kind('link');
export const button = kind('button');
export const heading = kind('heading');
export const textbox = kind('textbox');
export const combobox = kind('combobox');
const dialog = kind('dialog');
export const table = kind('table');
export const region = kind('region');
const navigation = kind('navigation');
export const option = kind('option');
export const checkbox = kind('checkbox');
export const radio = kind('radio');
export const row = kind('row');

/** By its label alone: a button that has no role in every engine, as the one of a <details>. */
export const labelled = (label: string, within?: Target): Target => ({ label, within });
/** By the text in it. */
export const words = (text: string | RegExp, within?: Target): Target => ({ words: text, within });

export const main: Target = { role: 'main' };
export const menu = navigation('Main');
export const getQuote = link('Get Quote', { role: 'complementary', name: 'Get Quote' });
export const quoteDialog = dialog('Request a quote');
