import type { Metadata } from 'next';
import type { Post } from '@/content-schemas/post';
import * as routes from '@/lib/routing/routes';
import { blurb, site } from './company';

interface HeadFacts {
  /** Its one true address, from `lib/routing/routes.ts`. */
  path: string;
  title: string;
  description?: string;
  /** What an editor set in Yoast; every part may be missing. */
  seo?: Post['seo'];
  /** Which page of a long list this is. Those after the first have addresses below it, and are not indexed. */
  listPage?: number;
}

/** The picture of every page where it is shared (spec §3), in the size that sites that show links require. */
export const sharePicture = {
  url: '/aerospace-metal-supplier-services.png',
  width: 1200,
  height: 630,
  alt: 'aerospace metal supplier services',
} as const;

/** Search engines cut a description off at about this many characters. */
const descriptionLength = 158;

/** What editors set, ours otherwise. The canonical address is ours: WordPress's names the admin host (decision 20). */
export function head({ path: list, title, description, seo, listPage = 1 }: HeadFacts): Metadata {
  const isLater = listPage > 1;
  const path = isLater ? `${list}${listPage}/` : list;
  const ownTitle = (seo?.title ?? title) + (isLater ? ` | Page ${listPage}` : '');
  const metaDescription = seo?.description ?? shortened(description || `${ownTitle}. ${blurb()}`);
  return {
    title: { absolute: ownTitle },
    description: metaDescription,
    alternates: { canonical: path, types: { 'text/markdown': routes.text(list) } },
    openGraph: {
      title: ownTitle,
      description: metaDescription,
      images: [sharePicture],
      url: path,
      siteName: site.brand,
      type: 'website',
    },
    twitter: { card: 'summary_large_image' },
    ...((seo?.noindex || isLater) && { robots: { index: false } }),
  };
}

/** A text up to the last whole word that fits; a longer word is cut. */
export const shortenedTo = (length: number, text: string) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;

export const shortened = (text: string) => shortenedTo(descriptionLength, text);
