const unit = String.raw`\s*(?:["'″]|(?:in(?:ch(?:es)?)?|ft|feet|foot|mm|cm|ga|gauge|pcs?|pieces?|ea|each|off|lbs?|kgs?)(?![\p{L}\p{N}]))`;
const label = String.raw`(?:qty|quantity|ø|dia|od|id)[\s.:=#]*`;
/** Matches a size or a quantity: .063, 7/8, 2.5", 40 in, 1 x 4, 3 pcs, qty 6. It does not match 1.4542, 300M or 1/2 hard. */
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])(?:${label}[\d./-]*\d|[x×]\s+\d{1,2}(?!\d)|(?:\d+[- ])?\d+/\d+|\d{0,4}\.\d{1,3}|\d+(?=\s*[x×]\s*[\d.]|${unit}))(?:${unit})?(?:\s*[x×]\s*[\d./-]*\d(?:${unit})?)*(?!\s*hard)(?![\p{L}\p{N}/-]|\.\d)`,
  'giu',
);

/** Whether a text has a size or a quantity. */
export const hasMeasure = (typed: string) => typed.search(measure) >= 0;

/** A text without its sizes and quantities. */
export const withoutMeasures = (typed: string) => typed.replaceAll(measure, ' ');
