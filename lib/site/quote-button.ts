/** Whether an editor's button is meant to open the quote: it leads to "#quote", or is named "Get Quote". */
export const isQuote = ({ label, href }: { label: string; href: string }) =>
  href.endsWith('#quote') || /^\s*get (?:a )?quote\s*$/i.test(label);
