import type { Metadata } from 'next';
import { redirectToCanonical, redirectToNotFound } from '@/app/page-redirects';
import { TermList } from '@/components/glossary/term-list';
import { ReferenceList } from '@/components/inventory/reference-list';
import { Html } from '@/components/primitives/html';
import { PageFacts } from '@/components/primitives/json-ld';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { getGlossary, getTerm } from '@/lib/content/glossary';
import { staticParams } from '@/lib/content/static-params';
import { getPagesAbout, getStockOf } from '@/lib/content/term-stock';
import { byLetter, termAddress } from '@/lib/site/glossary';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { termFacts } from '@/lib/structured-data/term-facts';
import styles from './term.module.scss';

type Props = PageProps<'/glossary/[...term]'>;

/** `/glossary/:glossary/:item?` (spec §2): a term, or a term under what it is filed under. */
export const generateStaticParams = () =>
  staticParams(getGlossary, ({ slug, under }) => ({ term: under ? [under.slug, slug] : [slug] }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const term = await load(params);
  return head({
    path: termAddress(term),
    title: `${term.title} | Metals Glossary`,
    description: term.meaning,
    seo: term.seo,
  });
}

export default async function TermPage({ params }: Props) {
  const term = await load(params);
  const [stock, pages] = await Promise.all([
    getStockOf(term.title, term.meaning),
    getPagesAbout(term),
  ]);

  return (
    <TitleBarLayout banner={<PageBanner path={termAddress(term)} title={term.title} isShort />}>
      <div className={styles.term}>
        <div className={styles.meaning}>
          <Html html={term.html.replace(seeAlso, '')} />
          <TermList groups={byLetter(term.terms.map((item) => ({ ...item, under: term })))} />
        </div>
        {pages.length > 0 && (
          <div className={styles.pages}>
            {pages.map(({ title, links }) => (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                <ReferenceList references={links} href={({ slug }) => slug} label={title} />
              </section>
            ))}
          </div>
        )}
        {stock ? (
          <section aria-labelledby="stock">
            <h2 id="stock">{stock.title}</h2>
            <div className={styles.metals}>
              {[...new Set(stock.links.map(({ of }) => of))].map((metal) => (
                <div key={metal.slug} data-metal={metal.slug}>
                  <h3>{metal.name}</h3>
                  <ReferenceList
                    references={stock.links.filter(({ of }) => of === metal)}
                    href={({ slug }) => slug}
                    label={metal.name}
                  />
                </div>
              ))}
            </div>
          </section>
        ) : (
          <p>
            What we sell, by metal, grade and form:{' '}
            <a href={routes.allInventory()}>the inventory</a>.
          </p>
        )}
      </div>
      <PageFacts facts={termFacts(term)} />
    </TitleBarLayout>
  );
}

/** An editor's "See also" of terms alone: they stand in the list of related terms. */
const seeAlso = /<p>See also:?(?:\s*<a href="\/glossary\/[^>]*>[^<]*<\/a>[,.]?)+\s*<\/p>/i;

/** Below any other first segment a term redirects to its address, so that invented addresses fill no cache. */
async function load(params: Props['params']) {
  const [entry = '', item, ...deeper] = (await params).term.map(routes.fromAddress);
  const term = (deeper.length === 0 && (await getTerm(entry, item))) || redirectToNotFound();
  const address = termAddress(term);
  const asked = routes.glossary({ slug: entry }, item === undefined ? undefined : { slug: item });
  return asked === address ? term : redirectToCanonical(address);
}
