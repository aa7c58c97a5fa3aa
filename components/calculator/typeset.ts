/** A formula or a figure with a true minus sign, as long as the plus: on a keyboard it is a hyphen. */
export const typeset = (text: string) => text.replaceAll(/(^|[ (])-(?=[\d ])/g, '$1\u2212');
