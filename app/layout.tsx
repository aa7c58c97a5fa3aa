import type { Metadata, Viewport } from 'next';
import { Activity } from 'react';
import './globals.scss';
// Imported so that Next puts both into the layout's chunk: two requests fewer for each page.
import './error';
import './global-error';
import { BarColors, SiteHeader, SkipLink } from '@/components/chrome/site-header';
import { PageViews } from '@/components/chrome/page-views';
import { QuoteCorner, SiteFooter } from '@/components/chrome/site-footer';
import { TranslatedText } from '@/components/chrome/translated-text';
import { WaitingPage } from '@/components/chrome/waiting-page';
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration';
import { PreviewBanner } from '@/components/preview/preview-banner';
import { QuoteDialog } from '@/components/quote/quote-dialog';
import { HeaderSearch } from '@/components/search/header-search';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { speculationRules } from '@/lib/browser/speculation-rules.cjs';
import { blurb, site } from '@/lib/site/company';
import { sharePicture } from '@/lib/site/metadata';
import { archivo, b612 } from './fonts';
import { getMenu } from '@/lib/content/menu';
import { getPreview } from '@/lib/content/preview';
import { analytics, env } from '@/lib/runtime/env';

/** Every page is revalidated every 15 minutes, in seconds (spec §9). */
export const revalidate = 900;

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.brand, template: `%s | ${site.brand}` },
  description: blurb(),
  openGraph: { images: [sharePicture] },
  icons: {
    icon: { url: '/icon.svg', type: 'image/svg+xml' },
    apple: '/icons/apple-180.png',
  },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const preview = await getPreview();
  return (
    <html
      lang="en-US"
      className={`${archivo.variable} ${b612.variable}`}
      suppressHydrationWarning // the script below marks it before React comes
    >
      <body>
        <BarColors />
        <script>{beforePaint}</script>
        <SkipLink />
        <SiteHeader menu={await getMenu()}>
          <HeaderSearch />
        </SiteHeader>
        {preview && <PreviewBanner preview={preview} />}
        {/* React hydrates the page by itself, and not within a press in the header. */}
        {preview?.fault ? <main id="main" tabIndex={-1} /> : <Activity>{children}</Activity>}
        <WaitingPage />
        <SiteFooter />
        <QuoteCorner />
        <QuoteDialog />
        <TranslatedText />
        {/* A preview's policy allows scripts by a nonce. */}
        {!preview && <script type="speculationrules">{speculationRules}</script>}
        {analytics && <PageViews {...analytics} />}
        <ServiceWorkerRegistration />
      </body>
    </html>
  );
}
