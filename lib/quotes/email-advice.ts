/** What to look at in an email address before it is sent; nothing is refused (spec §5). */
export interface EmailAdvice {
  sentence: string;
  /** The address that was probably meant; empty where none is known. */
  suggestion: string;
}

/** Domains as they are mistyped. */
const slips: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gamil.com': 'gmail.com',
  gmail: 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.co': 'hotmail.com',
  hotmail: 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.co': 'outlook.com',
  outlook: 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.co': 'yahoo.com',
  yahoo: 'yahoo.com',
};

/** Ends of a domain that are no country and no kind. */
const endings: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/\.(?:con|cpm|comm|vom|ocm|cmo|xom)$/, '.com'],
  [/\.(?:nte|ner|ent)$/, '.net'],
  [/\.(?:ogr|orgg)$/, '.org'],
  [/,(?=[a-z]{2,3}$)/, '.'],
];

/** Advice on a typed email address, or on the first of several that needs it; `null` where all look right. */
export function emailAdvice(typed: string): EmailAdvice | null {
  const addresses = typed.split(/[;\s]+|,(?![a-z]{2,3}$)/i).filter(Boolean);
  for (const address of addresses) {
    const advice = adviceOn(address);
    if (advice) return advice;
  }
  return null;
}

function adviceOn(address: string): EmailAdvice | null {
  const [, name = '', typed = ''] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
  const domain = typed.toLowerCase();
  if (!domain)
    return {
      sentence: 'Check your email address: a full one looks like name@company.com.',
      suggestion: '',
    };
  const ending = endings.find(([slip]) => slip.test(domain));
  const meant =
    slips[domain] ??
    (ending && domain.replace(...ending)) ??
    (domain.includes('.') ? null : `${domain}.com`);
  return meant
    ? { sentence: `Did you mean ${name}@${meant}?`, suggestion: `${name}@${meant}` }
    : null;
}
