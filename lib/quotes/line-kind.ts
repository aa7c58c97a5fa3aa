/** What a line was added from: `weight` is the metal weight calculator, `line` a pasted list. */
export const lineKinds = ['grade', 'spec', 'form', 'service', 'weight', 'line'] as const;
export type LineKind = (typeof lineKinds)[number];
