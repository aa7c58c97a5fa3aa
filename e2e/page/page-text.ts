import { decodeHTML } from 'entities';

/** The text of a page's HTML, read without a browser: what a visitor without scripts sees. */

export const titleOf = (html: string) => textOf(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? '');

export const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading]) => textOf(heading!));

/** "Home > Inventory > (Titanium)": what is no link stands in brackets. Empty without breadcrumbs. */
export function trailOf(html: string): string {
  const trail = html.match(/<nav[^>]*aria-label="Breadcrumbs"[^>]*>(.*?)<\/nav>/s)?.[1] ?? '';
  return [...trail.matchAll(/<li>(.*?)<\/li>/gs)]
    .map(([, crumb]) => (crumb!.includes('<a ') ? textOf(crumb!) : `(${textOf(crumb!)})`))
    .join(' > ');
}

/** The words of some HTML, without its styles. */
export const textOf = (html: string) =>
  decodeHTML(html.replace(/<!--.*?-->|<style.*?<\/style>|<[^>]+>/gs, '')).trim();
