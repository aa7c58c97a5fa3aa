import { z } from 'zod';
import { observe } from './metrics.cjs';
import { label } from './open-metrics';

/** What the script of `lib/browser/web-vitals.ts` sends. Seconds, and a layout shift without a unit. */
const vital = z.number().min(0).max(600);
const schema = z.object({
  path: z.string().startsWith('/').max(2048),
  seconds: z.object({
    ttfb: vital.optional(),
    fcp: vital.optional(),
    lcp: vital.optional(),
    inp: vital.optional(),
  }),
  shift: z.number().min(0).max(100),
});

/** The templates of pages, the first that fits. An address of a page is not kept. */
const templates: readonly (readonly [template: string, path: RegExp])[] = [
  ['home', /^\/$/],
  ['grade', /^\/inventory\/[^/]+\/grade\/[^/]+\/$/],
  ['form', /^\/inventory\/[^/]+\/form\//],
  ['spec', /^\/inventory\/[^/]+\/specs\//],
  ['metal', /^\/inventory\/[^/]+\//],
  ['inventory', /^\/inventory\/$/],
  ['tool', /^\/tools\/[^/]+\/$/],
  ['glossary', /^\/glossary\//],
  ['service', /^\/services\//],
  ['quote list', /^\/quote-list\/$/],
  ['search', /^\/(?:search|cross-reference|find-by-property|compare)\/$/],
  ['not found', /^\/404\//],
];

export const templateOf = (path: string): string =>
  templates.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

/** Notes what a browser measured, by the page's template; `false` where it is no such sheet. */
export function noteVitals(sheet: unknown): boolean {
  const { data } = schema.safeParse(sheet);
  if (!data) return false;
  const template = label('template', templateOf(data.path));
  for (const [name, value] of Object.entries(data.seconds))
    observe('site_web_vital_seconds', value, `${label('vital', name)},${template}`);
  observe('site_layout_shift', data.shift, template);
  return true;
}
