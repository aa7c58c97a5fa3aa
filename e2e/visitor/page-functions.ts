/** A script for a browser that is sent functions which tsx compiled: they name the functions within them through this. */
export const pageFunctions = 'globalThis.__name = (named) => named';
