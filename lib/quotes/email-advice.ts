/** What to look at in an email address before it is sent; nothing is refused (spec §5). */
export interface EmailAdvice {
  sentence: string;
  /** The address that was probably meant; empty where none is known. */
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

/** Advice on a typed email address; `null` where it looks right, and where several are typed. */
export function emailAdvice(typed: string): EmailAdvice | null {
  const address = typed.trim();
  if (!address || /[,;\s]/.test(address)) return null;
  const [, name = '', typedDomain = ''] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
  const domain = typedDomain.toLowerCase();
  if (!domain)
    return {
      sentence: 'Check your email address: a full one looks like name@company.com.',
      suggestion: '',
    };
  const meant =
    slips.find(([slip]) => slip.test(domain))?.[1] ??
    (domain.includes('.') ? domain.replace(com, '.com') : `${domain}.com`);
  const suggestion = `${name}@${meant}`;
  return meant === domain ? null : { sentence: `Did you mean ${suggestion}?`, suggestion };
}
