import type { SeedValue } from './record';

/** The page template and the custom field by which editors build a page of sections (spec §2, §3). */
export const flexibleTemplate = 'flexibleLayout.php';

interface Section {
  [field: string]: SeedValue;
  acf_fc_layout: string;
}

/** The custom fields of a page of sections, beside the quote form where `sidebar` is set. */
export const flexible = (sidebar: boolean, sections: readonly Section[]) => ({
  sidebar,
  flexibleLayoutDanzerscript: sections.map((section) => ({ ...noHeading, ...section })),
});

/** What each section has, as ACF saves it when an editor leaves it blank. */
const noHeading = { sectionTitle: '', sectionDescription: '', background: false };

export const image = (file: string) => ({ $image: file });

/** A button to an address of the site; `#quote` opens the quote. */
export const button = (buttonText: string, url: string, target = '') => ({
  buttonText,
  buttonLink: { title: buttonText, url, target },
});

export const fact = (name: string, value: string) => ({ name, value });

/** Posts an editor chose, with the collection and count by which a site can request them itself. */
export const chosen = (collection: string, slugs: readonly string[]) => ({
  collection,
  count: slugs.length,
  posts: slugs.map((slug) => ({ $post: `${collection}/${slug}` })),
});

export const customerMarks = [
  'mark-altair.png',
  'mark-brightline.png',
  'mark-cobbler.png',
  'mark-drydock.png',
  'mark-ember.png',
  'mark-foxglove.png',
  'mark-gantry.png',
].map(image);
