/** What to look at in an email address before it is sent; nothing is refused (spec §5). */
export interface EmailAdvice {
  sentence: string;
  /** The text with the address that was probably meant; empty where none is known. */
  suggestion: string;
}

/** Domains as they are mistyped. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/^(?:gm(?:ai?|ia)l?|gamil)(?:\.com?)?$/, 'gmail.com'],
  [/^hotm(?:ai?|ia)l(?:\.com?)?$/, 'hotmail.com'],
  [/^outloo?k(?:\.com?)?$/, 'outlook.com'],
  [/^yah?oo?(?:\.com?)?$/, 'yahoo.com'],
];

/** ".com" as it is mistyped: no country and no kind. */
const com = /\.(?:con|cpm|comm|vom|ocm|cmo|xom)$/;

/** Advice on a typed email address, or on the first of several that needs it; `null` where all look right. */
export function emailAdvice(typed: string): EmailAdvice | null {
  const addresses = typed.split(/[,;\s]+/).filter(Boolean);
  for (const address of addresses) {
    const advice = adviceOn(address);
    if (advice)
      return {
        ...advice,
        suggestion: advice.suggestion && typed.replace(address, advice.suggestion),
      };
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
  const meant =
    slips.find(([slip]) => slip.test(domain))?.[1] ??
    (domain.includes('.') ? domain.replace(com, '.com') : `${domain}.com`);
  return meant !== domain
    ? { sentence: `Did you mean ${name}@${meant}?`, suggestion: `${name}@${meant}` }
    : null;
}
