import fc from 'fast-check';

/** Any UTF-16, halves of surrogate pairs included. `unit: 'binary'` takes a second to be set up. */
export const anyText = (constraints?: fc.IntArrayConstraints) =>
  fc.uint16Array(constraints).map((units) => String.fromCharCode(...units));
