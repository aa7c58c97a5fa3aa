import type { Measure } from '../bench';
import { figure, type Figure } from '../figure';
import { brotli, firstView, gzip, type FirstView, type Loaded } from '../first-view';
import { max, sum } from '../../figures/statistics';
import { templates, type Template } from '../templates';

/** Bytes of script beyond the empty page that each kind of page may load. */
const scriptGoals: Readonly<Record<Template['kind'], number>> = {
  content: 8_000,
  home: 10_000,
  form: 14_000,
  tool: 18_000,
};
/** The browser's own request for the icon of the site counts as a picture. */
const isPicture = ({ type, url }: Loaded) =>
  type === 'image' || type === 'media' || url.endsWith('/icon.svg');
const style = /<style[^>]*>(.*?)<\/style>/gs;

/** Bytes and requests of a first view of each template, in Chromium; script against the bare page. */
export const measureBytes: Measure = async (bench) => {
  const [browser, site, bare] = [await bench.browser(), await bench.site(), await bench.bare()];
  const empty = scriptBytes(await firstView(browser, `${bare.url}/`));
  const figures: Figure[] = [figure('script', 'empty page', empty, 'bytes')];
  const views: FirstView[] = [];
  for (const template of templates) {
    const view = await firstView(browser, site.url + template.path);
    views.push(view);
    figures.push(...figuresOf(template, view, site.url, empty));
  }
  const preloaded = views.map((view) =>
    bytesOf(view, ({ url }) => view.preloadedFonts.includes(url)),
  );
  figures.push(figure('fonts', 'most', max(preloaded), 'bytes', { atMost: 60_000 }));
  return figures;
};

function figuresOf(
  { name, kind }: Template,
  view: FirstView,
  site: string,
  empty: number,
): Figure[] {
  const script = scriptBytes(view) - empty;
  const count = (which: (loaded: Loaded) => boolean) => view.loaded.filter(which).length;
  const requests = (what: string, value: number, atMost: number): Figure =>
    figure('requests', `${name}, ${what}`, value, 'requests', { atMost });
  return [
    figure('script', name, script, 'bytes', { atMost: scriptGoals[kind] }),
    figure('style', name, styleBytes(view), 'bytes', { atMost: 12_000 }),
    figure(
      'html',
      `${name}, gzip`,
      gzip(Buffer.from(view.document.toString().replaceAll(style, ''))),
      'bytes',
      { ...(name === 'grade' && { atMost: 22_000 }) },
    ),
    figure('html', `${name}, brotli`, brotli(view.document), 'bytes'),
    requests(
      'before images',
      count((loaded) => !isPicture(loaded)),
      10,
    ),
    requests('style sheets that block', view.blockingStyles.length, 0),
    requests(
      'other hosts',
      count(({ url }) => new URL(url).origin !== site),
      0,
    ),
    requests(
      'prefetches',
      count(({ isPrefetch }) => isPrefetch),
      0,
    ),
  ];
}

const bytesOf = ({ loaded }: FirstView, which: (loaded: Loaded) => boolean) =>
  sum(loaded.filter(which).map(({ type, body }) => (type === 'font' ? body.length : gzip(body))));

const scriptBytes = (view: FirstView) => bytesOf(view, ({ type }) => type === 'script');

/** Linked style sheets, and what is written into the page. */
function styleBytes(view: FirstView): number {
  const written = [...view.document.toString().matchAll(style)].map(([, css]) => css).join('');
  return bytesOf(view, ({ type }) => type === 'stylesheet') + gzip(Buffer.from(written));
}
