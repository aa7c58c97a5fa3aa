import type { Metadata } from 'next';
import { site } from './site';

/** What an editor set in Yoast; every part may be missing. */
interface EditorSeo {
  title: string | null;
  description: string | null;
  noindex: boolean;
}

interface Page {
  /** Its one true address, from `lib/routes.ts`. */
  path: string;
  title: string;
  description?: string;
  seo?: EditorSeo;
}

/** Search engines cut a description off at about this many characters. */
const descriptionLength = 158;

/**
 * A page's head: what editors set, ours otherwise. The canonical address is always ours, because
 * WordPress's names the admin host (decision 20).
 */
export function head({ path, title, description, seo }: Page): Metadata {
  const ownTitle = seo?.title ?? title;
  const ownDescription = seo?.description ?? (description && shortened(description));
  return {
    title: { absolute: ownTitle },
    description: ownDescription || site.blurb,
    alternates: { canonical: path },
    openGraph: {
      title: ownTitle,
      description: ownDescription,
      url: path,
      siteName: site.brand,
      type: 'website',
    },
    ...(seo?.noindex && { robots: { index: false } }),
  };
}

/** The sentence up to the last whole word that fits. */
export const shortened = (text: string) =>
  text.length <= descriptionLength
    ? text
    : `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
