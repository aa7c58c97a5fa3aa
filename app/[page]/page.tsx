import type { Metadata } from 'next';
import { redirectToMovedOrNotFound } from '@/app/page-redirects';
import { Html } from '@/components/primitives/html';
import { FlexibleLayout, SidebarLayout, TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { LeadPicture } from '@/components/services/lead-picture';
import { QuoteAside } from '@/components/quote/quote-aside';
import { Sections } from '@/components/sections/sections';
import { getPage, getPages } from '@/lib/content/pages';
import { getPreview } from '@/lib/content/preview';
import { staticParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import styles from './page.module.scss';

type Props = PageProps<'/[page]'>;

export const generateStaticParams = () => staticParams(getPages, ({ slug }) => ({ page: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load(params);
  return head({
    path: routes.page(page),
    title: `${page.title} | ${site.brand}`,
    description: page.excerpt,
    seo: page.seo,
  });
}

export default async function ContentPage({ params }: Props) {
  const page = await load(params);
  // A page of sections is one to look at, a page of text one to read.
  const banner = (
    <PageBanner path={routes.page(page)} title={page.title} isShort={page.sections.length === 0} />
  );
  const aside = page.sidebar && <QuoteAside />;

  if (page.sections.length > 0)
    return (
      <FlexibleLayout banner={banner} aside={aside}>
        <Sections
          sections={page.sections}
          omissions={(await getPreview())?.omissions}
          underBanner
        />
      </FlexibleLayout>
    );
  const content = (
    <>
      <LeadPicture image={page.image} />
      <div className={styles.text}>
        <Html html={page.html} about={page.title} isLong />
      </div>
    </>
  );
  return aside ? (
    <SidebarLayout banner={banner} aside={aside}>
      {content}
    </SidebarLayout>
  ) : (
    <TitleBarLayout banner={banner}>{content}</TitleBarLayout>
  );
}

async function load(params: Props['params']) {
  const slug = routes.fromAddress((await params).page);
  return (await getPage(slug)) ?? (await redirectToMovedOrNotFound(slug));
}
