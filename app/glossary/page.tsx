import { TermFilter } from '@/components/glossary/term-filter';
import { LetterLinks, TermList } from '@/components/glossary/term-list';
import { PageFacts } from '@/components/primitives/json-ld';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getGlossary } from '@/lib/content/glossary';
import { byLetter } from '@/lib/site/glossary';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { glossaryFacts } from '@/lib/structured-data/term-facts';

export const metadata = head({
  path: routes.allGlossary(),
  title: `Metals Glossary | ${site.brand}`,
  description:
    'What the words of the metals trade mean: alloys, heat treatments, forms, tests and specifications, each in a sentence or two.',
});

export default async function GlossaryPage() {
  // What others are filed under, a letter or a topic, is no term itself.
  const terms = (await getGlossary()).filter((term) => term.terms.length === 0);
  const groups = byLetter(terms);

  return (
    <TitleBarLayout
      banner={
        <PageBanner path={routes.allGlossary()} title="Metals Glossary" isShort>
          <p className="number">{terms.length} terms</p>
        </PageBanner>
      }
    >
      <TermFilter total={terms.length} letters={<LetterLinks groups={groups} />}>
        <TermList groups={groups} />
      </TermFilter>
      <PageFacts facts={glossaryFacts} />
    </TitleBarLayout>
  );
}
