import type { Metadata, Viewport } from 'next';
import './globals.scss';
import { PageSkeleton } from '@/components/chrome/page-skeleton';
import { PageViews } from '@/components/chrome/page-views';
import { QuoteCorner } from '@/components/chrome/quote-corner';
import { SiteFooter } from '@/components/chrome/site-footer';
import { SiteHeader } from '@/components/chrome/site-header';
import { SkipLink } from '@/components/chrome/skip-link';
import { Drawings } from '@/components/inventory/drawings';
import { PreviewBanner } from '@/components/preview/preview-banner';
import { QuoteDialog } from '@/components/quote/quote-dialog';
import { HeaderSearch } from '@/components/search/header-search';
import { site } from '@/lib/site';
import { archivo, b612, b612Bold } from './fonts';
import { getMenu } from '@/lib/content/menu';
import { getPreview } from '@/lib/content/preview';
import { env } from '@/lib/env';

/** Every page is made anew from WordPress at most every 15 minutes, in seconds (spec §9). */
export const revalidate = 900;

/** A page that would be made anew for each visitor does not build. */
export const dynamic = 'force-static';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.brand, template: `%s | ${site.brand}` },
  description: site.blurb,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#161d21' },
  ],
};

export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const preview = await getPreview();
  return (
    <html lang="en-US" className={`${archivo.variable} ${b612.variable} ${b612Bold.variable}`}>
      <body>
        <Drawings />
        <SkipLink />
        <SiteHeader menu={await getMenu()}>
          <HeaderSearch />
        </SiteHeader>
        {preview && <PreviewBanner preview={preview} />}
        {preview?.fault ? <main id="main" tabIndex={-1} /> : children}
        <PageSkeleton />
        <SiteFooter />
        <QuoteCorner />
        <QuoteDialog />
        {env.VERCEL && <PageViews />}
      </body>
    </html>
  );
}
