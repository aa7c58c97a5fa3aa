import { z } from 'zod';
import { formRulesSchema } from '@/content-schemas/quote';
import { html } from '@/content-schemas/wordpress';
import { discover } from '@/lib/cms/api-root';
import { CmsError, isCmsError } from '@/lib/cms/cms-error';
import { getJson } from '@/lib/cms/request';
import { env } from '@/lib/runtime/env';
import { shapesOf, type Shapes } from './shape';

/** A collection that this WordPress shows to visitors. */
export interface SeenType {
  type: string;
  rest: string;
  label: string;
  /** Published records; `null` where it is closed to visitors. */
  total: number | null;
  /** Why it cannot be read. */
  fault: string | null;
  /** The path before the slug in the addresses of its posts. */
  path: string | null;
  templates: ReadonlySet<string>;
  /** Whether any record has a list of fields at all. */
  hasFields: boolean;
  fields: Shapes;
  hasYoast: boolean;
}

/** A form of Contact Form 7. */
export interface SeenForm {
  id: number;
  /** Where it is posted to. */
  path: string;
  title: string;
  /** The names of its fields that have a rule, and of those that must be filled in. */
  fields: ReadonlySet<string>;
  required: ReadonlySet<string>;
}

/** What a WordPress answers to a visitor, and to its editor where one is named. */
export interface Seen {
  root: string;
  name: string;
  namespaces: ReadonlySet<string>;
  takesPasswords: boolean;
  /** `null` where no password was given. */
  user: { mayEdit: boolean; fault: string | null } | null;
  types: readonly SeenType[];
  /** The menus that a plugin lists, by the path that answers each; `null` where none lists them. */
  menus: readonly { path: string; name: string; entries: number | null }[] | null;
  forms: readonly SeenForm[];
}

const index = z.object({
  name: z.string().catch(''),
  namespaces: z.array(z.string()).catch([]),
  authentication: z.record(z.string(), z.unknown()).catch({}),
});
const types = z.record(
  z.string(),
  z.object({
    name: z.string().catch(''),
    rest_base: z.string().catch(''),
    rest_namespace: z.string().catch('wp/v2'),
  }),
);
const record = z.object({
  link: z.string().catch(''),
  slug: z.string().catch(''),
  template: z.string().catch(''),
  acf: z.unknown().optional(),
  content: html.catch(''),
  yoast_head_json: z.unknown().optional(),
});
type SeenRecord = z.output<typeof record>;

/** WordPress's own types, and those of plugins, which hold no content of a site. */
const foreign =
  /^(?:post|attachment|nav_menu_item|wp_|acf-|wpcf7|flamingo|elementor|quote_request)/;
/** More types, records, menus and forms than a site has, or than the report needs. */
const [maxTypes, recordsSeen, maxMenus, maxForms] = [40, 50, 20, 20];

/** Reads what the WordPress of the settings has. GET only. Throws a `CmsError` where there is no REST API. */
export async function inspectWordPress(): Promise<Seen> {
  const root = await discover().catch((error: unknown) => {
    if (isCmsError(error) && error.status === null && !error.transient) return '/wp-json/';
    throw error;
  });
  const at = (route: string, query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    return `${root}${route}${search ? `${root.includes('?') ? '&' : '?'}${search}` : ''}`;
  };
  const { json, url } = await getJson(at('', { _fields: 'name,namespaces,authentication' }));
  const about = index.safeParse(json).data;
  if (!about || about.namespaces.length === 0)
    throw new CmsError(`${url} is no index of a REST API: is WordPress there?`);
  const namespaces = new Set(about.namespaces);
  const login = loginOf();
  const known = await maybe(at('wp/v2/types'), types);
  const listed = Object.entries(known ?? {})
    .filter(([type, { rest_base, rest_namespace }]) => {
      const named = [type, rest_base].every((name) => /^[\w-]{1,60}$/.test(name));
      return named && !foreign.test(type) && rest_namespace === 'wp/v2';
    })
    .slice(0, maxTypes);
  const seen = await inTurn(listed, async ([type, { name, rest_base }]) =>
    lookAtType(at, { type, rest: rest_base, label: name.slice(0, 200) }),
  );
  return {
    root,
    name: about.name,
    namespaces,
    takesPasswords: 'application-passwords' in about.authentication,
    user: login && (await lookAtUser(at, login)),
    types: seen.map(({ type }) => type),
    menus: await lookAtMenus(at, namespaces),
    forms: await lookAtForms(at, login, new Set(seen.flatMap(({ forms }) => forms))),
  };
}

type At = (route: string, query?: Readonly<Record<string, string>>) => string;

/** One after the other: a WordPress that is only being looked at is not put under load. */
async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** What an address answers; `null` where WordPress refuses, or answers something else. Throws where it does not answer. */
async function maybe<T>(
  path: string,
  schema: z.ZodType<T>,
  headers: Record<string, string> = {},
): Promise<T | null> {
  try {
    return schema.safeParse((await getJson(path, undefined, headers)).json).data ?? null;
  } catch (error) {
    if (isCmsError(error) && error.status !== null) return null;
    throw error;
  }
}

async function lookAtType(at: At, names: Pick<SeenType, 'type' | 'rest' | 'label'>) {
  const nothing: SeenType = {
    ...names,
    total: null,
    fault: null,
    path: null,
    templates: new Set(),
    hasFields: false,
    fields: new Map(),
    hasYoast: false,
  };
  try {
    const { json, headers } = await getJson(
      at(`wp/v2/${names.rest}`, {
        per_page: String(recordsSeen),
        acf_format: 'standard',
        _fields: 'slug,link,template,acf,content,yoast_head_json.title',
      }),
    );
    const records = z.array(record).parse(json);
    const total = Number(headers.get('x-wp-total') ?? records.length);
    const type: SeenType = {
      ...nothing,
      total: Number.isSafeInteger(total) ? total : records.length,
      path: records.map(pathBefore).find((path) => path !== null) ?? null,
      templates: new Set(records.map(({ template }) => template).filter(Boolean)),
      hasFields: records.some(({ acf }) => acf !== undefined),
      fields: shapesOf(records.map(({ acf }) => acf)),
      hasYoast: records.some(({ yoast_head_json: head }) => head !== undefined),
    };
    return { type, forms: records.flatMap(formsIn) };
  } catch (error) {
    const fault = isCmsError(error) ? error.message : 'It answers with no list of posts.';
    if (isCmsError(error) && error.status === null) throw error;
    return { type: { ...nothing, fault }, forms: [] };
  }
}

/** `https://cms.example.com/ti-alloys/6al-4v/` → `ti-alloys`; `null` where an address does not end in the slug. */
function pathBefore({ link, slug }: SeenRecord): string | null {
  const segments = URL.parse(link)?.pathname.split('/').filter(Boolean) ?? [];
  const before = segments.slice(0, -1).join('/');
  return segments.at(-1) === slug && /^[\w-]+(?:\/[\w-]+)*$/.test(before) ? before : null;
}

/** The numbers of the forms that a text shows. */
const formsIn = ({ content }: SeenRecord): number[] =>
  [...content.matchAll(/wpcf7-f(\d{1,10})-|data-wpcf7-id="(\d{1,10})"/g)].map(([, unit, id]) =>
    Number(unit ?? id),
  );

function loginOf(): Record<string, string> | null {
  const { WORDPRESS_USER: user, WORDPRESS_APPLICATION_PASSWORD: password } = env;
  return user && password
    ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
    : null;
}

async function lookAtUser(at: At, login: Record<string, string>) {
  const me = z.object({ capabilities: z.record(z.string(), z.unknown()).catch({}) });
  try {
    const { json } = await getJson(at('wp/v2/users/me', { context: 'edit' }), undefined, login);
    const { capabilities } = me.parse(json);
    return { mayEdit: capabilities.edit_others_posts === true, fault: null };
  } catch (error) {
    if (!isCmsError(error) || error.status === null) throw error;
    return { mayEdit: false, fault: error.message };
  }
}

/** The plugins that answer menus, the likeliest first, and what they call the entries below an entry. */
const menuPlugins = ['menus/v1', 'wp-api-menus/v2'];

async function lookAtMenus(at: At, namespaces: ReadonlySet<string>) {
  const plugin = menuPlugins.find((name) => namespaces.has(name));
  if (!plugin) return null;
  const term = z.object({
    term_id: z.number().int().optional(),
    ID: z.number().int().optional(),
    name: z.string().catch(''),
    count: z.number().nullable().catch(null),
  });
  const menus = await maybe(at(`${plugin}/menus`), z.array(term));
  if (menus === null) {
    const menu = await maybe(env.WORDPRESS_MENU_PATH, term);
    return menu ? [{ path: env.WORDPRESS_MENU_PATH, name: menu.name, entries: menu.count }] : [];
  }
  return menus.slice(0, maxMenus).flatMap(({ term_id, ID, name, count }) => {
    const id = term_id ?? ID;
    return id ? [{ path: at(`${plugin}/menus/${id}`), name, entries: count }] : [];
  });
}

/** The forms that pages show, that the settings name, and that an editor may list. */
async function lookAtForms(
  at: At,
  login: Record<string, string> | null,
  shown: ReadonlySet<number>,
): Promise<SeenForm[]> {
  const list = z.array(z.object({ id: z.number().int(), title: z.string().catch('') }));
  const base = 'contact-form-7/v1/contact-forms';
  const titles = new Map(
    ((login && (await maybe(at(base), list, login))) ?? []).map(({ id, title }) => [id, title]),
  );
  const usual = Number(/\/contact-forms\/(\d+)\//.exec(env.WORDPRESS_FORM_PATH)?.[1]);
  const ids = [...new Set([...titles.keys(), ...shown, usual])].filter(Number.isSafeInteger);
  const forms = await inTurn(ids.slice(0, maxForms), async (id) => {
    const rules = await maybe(at(`${base}/${id}/feedback/schema`), formRulesSchema);
    return rules && { id, rules };
  });
  return forms.flatMap((form) =>
    form
      ? {
          id: form.id,
          path: at(`${base}/${form.id}/feedback`),
          title: titles.get(form.id) ?? '',
          fields: new Set(
            form.rules
              .map(({ field }) => field)
              .filter((name) => /^[A-Za-z][\w:.-]{0,99}$/.test(name)),
          ),
          required: new Set(
            form.rules
              .filter(({ rule }) => /^(?:required|acceptance)/.test(rule))
              .map(({ field }) => field),
          ),
        }
      : [],
  );
}
