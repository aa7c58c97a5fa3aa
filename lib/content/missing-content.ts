import { specsField } from '@/content-schemas/grade';
import { flexibleLayout } from '@/content-schemas/page';
import { formRulesSchema } from '@/content-schemas/quote';
import { quoteFields } from '@/content-schemas/quote-fields';
import { apiDiscovered, discover } from '@/lib/cms/api-root';
import { readEndpoint } from '@/lib/cms/request';
import { isCmsError, type CmsError } from '@/lib/cms/cms-error';
import type { Collection } from '@/lib/cms/collection';
import { countFilled, snapshot } from '@/lib/cms/snapshot';
import { buildFolder, env } from '@/lib/runtime/env';
import { metals } from '@/lib/catalog/metals';
import { collections } from './collections';
import { readMenu } from './menu';
import { pages } from './pages';

export interface MissingContent {
  /** `collection`: no page can be made; `broken`: a visitor meets it; `warning`: a visitor may. */
  severity: 'collection' | 'broken' | 'warning';
  message: string;
}

/** All that WordPress lacks: collections, fields, the menu, the quote form. Never throws for what WordPress answers. */
export async function findMissingContent(): Promise<readonly MissingContent[]> {
  // A build that found the API has had an answer: that request is saved.
  const fault = buildFolder && (await apiDiscovered()) ? null : await errorOf(discover);
  // One sentence for a WordPress that is not there, not one for each thing it would have.
  if (fault?.status === null && fault.transient)
    return [{ severity: 'collection', message: fault.message }];
  const found = await Promise.all([
    ...[...collections.values()].map(missingInCollection),
    missingMenu(),
    missingFormFields(),
  ]);
  return found.flat();
}

async function errorOf(request: () => Promise<unknown>): Promise<CmsError | null> {
  try {
    await request();
    return null;
  } catch (error) {
    if (isCmsError(error)) return error;
    throw error;
  }
}

const neededFields = new Map([
  ...metals.map(({ apiEndPoint, fields }) => [apiEndPoint, specsField(fields)] as const),
  [pages.name, flexibleLayout] as const,
]);

async function missingInCollection<T extends { slug: string }>(
  collection: Collection<T>,
): Promise<MissingContent[]> {
  const { name } = collection;
  const error = await errorOf(() => snapshot(collection));
  if (error) {
    const message = error.message.includes(name) ? error.message : `${name}: ${error.message}`;
    return [{ severity: 'collection', message }];
  }
  const field = neededFields.get(name);
  const count = field && countFilled(collection, await snapshot(collection))[field];
  return count && count.of > 0 && count.filled === 0
    ? [
        {
          severity: 'broken',
          message: `${name}: none of ${count.of} records has the field ${field}. Is it spelled so, and is "Show in REST API" on in its field group?`,
        },
      ]
    : [];
}

async function missingMenu(): Promise<MissingContent[]> {
  const where = `The menu (WORDPRESS_MENU_PATH=${env.WORDPRESS_MENU_PATH})`;
  const error = await errorOf(readMenu);
  if (error) return [{ severity: 'broken', message: `${where} cannot be read: ${error.message}` }];
  return (await readMenu()).length > 0
    ? []
    : [{ severity: 'broken', message: `${where} is empty: the built-in menu is shown.` }];
}

async function missingFormFields(): Promise<MissingContent[]> {
  const where = `The quote form (WORDPRESS_FORM_PATH=${env.WORDPRESS_FORM_PATH})`;
  try {
    const rules = await readEndpoint(`${env.WORDPRESS_FORM_PATH}/schema`, formRulesSchema);
    const known = new Set(rules.map(({ field }) => field));
    const ours = new Map<string, (typeof quoteFields)[number]>(
      quoteFields.map((field) => [field.name, field]),
    );
    const requiredRules = rules.filter(({ rule }) => /^(required|acceptance)/.test(rule));
    return [
      ...[...ours.keys()]
        .filter((name) => !known.has(name))
        .map((name): MissingContent => ({
          severity: 'broken',
          message: `${where} has no field "${name}": what visitors write there is lost.`,
        })),
      ...[...new Set(requiredRules.map(({ field }) => field))]
        .filter((field) => !ours.has(field))
        .map((field): MissingContent => ({
          severity: 'broken',
          message: `${where} requires the field "${field}", which this site does not send: WordPress refuses every request.`,
        })),
      ...rules
        .filter(({ rule, field }) => rule === 'tel' && field === 'phone')
        .map((): MissingContent => ({
          severity: 'warning',
          message: `${where} has a telephone field, [tel* phone], which refuses an extension ("951.555.0100 x12") for ever: use [text* phone].`,
        })),
      ...rules.flatMap(({ rule, field, threshold }): MissingContent[] => {
        const maxLength = ours.get(field)?.maxLength ?? 0;
        return rule === 'maxlength' && threshold && threshold < maxLength
          ? [
              {
                severity: 'warning',
                message: `${where} takes ${threshold} characters in "${field}", this site ${maxLength}: WordPress refuses what is longer.`,
              },
            ]
          : [];
      }),
    ];
  } catch (error) {
    if (!isCmsError(error)) throw error;
    const message =
      error.code === 'wpcf7_not_found'
        ? `${where} does not exist: WordPress knows no form of that number.`
        : `${where} cannot be read: ${error.message}`;
    return [{ severity: 'broken', message }];
  }
}
