import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import type { Term } from '@/lib/content/glossary';
import { env } from '@/lib/runtime/env';
import { termAddress } from '@/lib/site/glossary';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';

const url = env.SITE_URL + routes.allGlossary();
const glossary = {
  '@type': 'DefinedTermSet',
  '@id': url,
  name: `Metals Glossary of ${site.brand}`,
  url,
} as const;

export const glossaryFacts: WithContext<DefinedTermSet> = {
  '@context': 'https://schema.org',
  ...glossary,
};

export const termFacts = (
  term: Pick<Term, 'slug' | 'title' | 'excerpt' | 'under'>,
): WithContext<DefinedTerm> => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTerm',
  name: term.title,
  description: term.excerpt,
  url: env.SITE_URL + termAddress(term),
  inDefinedTermSet: glossary,
});
