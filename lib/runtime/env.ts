import { z } from 'zod';

const url = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http(s) address such as https://cms.example.com',
  })
  .transform((value) => value.replace(/\/+$/, ''));

const path = z.string().startsWith('/', 'must be a path on the WordPress host, starting with /');

const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number, ${max < 1000 ? `${min} to ${max}` : `${min} or more`}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const secret = z.string().min(16, 'must be at least 16 characters');

const names = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Every setting the site reads, by the name it has in the environment. `.env.example` says what each is for. */
export const settings = {
  WORDPRESS_URL: url.optional(),
  WORDPRESS_PUBLIC_URL: url.optional(),
  IMAGE_HOSTS: names.refine((hosts) => hosts.every((host) => /^(?:[\w-]+\.)+[\w-]+$/.test(host)), {
    error: 'must be names of hosts such as i0.wp.com, comma separated',
  }),
  SITE_URL: url.default('http://localhost:3000'),
  WORDPRESS_LANGUAGE: z
    .string()
    .regex(
      /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i,
      'must be a language as WordPress names it, such as en',
    )
    .optional(),
  ALLOW_EMPTY_COLLECTIONS: names,
  ALLOW_SHRUNKEN_COLLECTIONS: names,
  WORDPRESS_MENU_PATH: path.default('/wp-json/menus/v1/menus/17'),
  WORDPRESS_FORM_PATH: path.default('/wp-json/contact-form-7/v1/contact-forms/1037/feedback'),
  WORDPRESS_FORM_FILE_FIELDS: names,
  QUOTES_DATABASE: z
    .string()
    .regex(/^(?:file:[^?#%]+|(?:libsql|https?):\/\/.+)$/, 'must be file:PATH or libsql://SERVER')
    .default('file:.data/quotes.db'),
  QUOTE_LINK_SECRET: secret.optional(),
  QUOTE_SCAN_COMMAND: z.string().default(''),
  TRUSTED_PROXIES: whole(0).default(1),
  OTHER_MACHINES: names,
  WEBHOOK_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  WORDPRESS_USER: z.string().optional(),
  WORDPRESS_APPLICATION_PASSWORD: z.string().optional(),
  ANALYTICS: z
    .string()
    .regex(/^(?:off|(?:\/[\w-]+)+)$/, 'must be off, or a path such as /stats')
    .optional(),
  METRICS_SECRET: secret.optional(),
};

/** Not in `.env.example`: set by a platform, or made smaller by tests. Errors name WORDPRESS_TIMEOUT_MS. */
const internalSettings = {
  /** Set by Vercel on its own machines, the only ones where its analytics answers. */
  VERCEL: z.string().optional(),
  /** Seconds until a page is revalidated: the 15 minutes of spec §9, which routes export too, or less. */
  REVALIDATE_SECONDS: whole(1, 900).default(900),
  /** Where a build keeps how large each collection was, and the menu. Without it: `last-build` beside the database. */
  LAST_BUILD_FOLDER: z.string().optional(),
  /** Milliseconds one request to WordPress may take, body included. */
  WORDPRESS_TIMEOUT_MS: whole(1).default(5000),
  /** Milliseconds a post to the quote form may take: WordPress sends its mail meanwhile. */
  WORDPRESS_FORM_TIMEOUT_MS: whole(1).default(60_000),
  /** Quote forms one client may post in ten minutes. */
  QUOTE_LIMIT: whole(1).default(20),
  /** Seconds before a request that WordPress may have received is posted again. */
  QUOTE_RETRY_SECONDS: whole(1).default(300),
};

const schema = z.object({ ...settings, ...internalSettings });
export type Env = z.output<typeof schema>;

export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(faults: readonly string[]) {
    super([...faults, '.env.example explains every setting.'].join('\n'));
  }

  /** The console of a build prints the sentences, without a stack. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** Throws a `SettingsError` that names all faults. A site for visitors needs its address, which stands in every page. */
export function readEnv(environment: Environment, { forVisitors = false } = {}): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const issues = result.error?.issues ?? [];
  const faults = issues.map(({ path: [name], message }) => {
    const value = given[String(name)] ?? '';
    return `${String(name)} ${message}${isSecret(String(name)) ? '' : `, not "${value.slice(0, 60)}"`}.`;
  });
  if (forVisitors && given.WORDPRESS_URL && !given.SITE_URL)
    faults.push('SITE_URL must be set with WORDPRESS_URL, as https://www.example.com.');
  if (!result.data || faults.length > 0) throw new SettingsError(faults);
  return result.data;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Not repeated in a log. The address of a database may have its token. */
const isSecret = (name: string) => /SECRET|PASSWORD|DATABASE/.test(name);

/** Whether this runs inside Next, where pages can be tagged; scripts and tests run outside. */
export const insideNext = Boolean(process.env.NEXT_RUNTIME ?? process.env.NEXT_PHASE);

export const env = readEnv(process.env, {
  forVisitors: insideNext && process.env.NODE_ENV === 'production',
});

/** The file of a database; `null` where it is a server. */
export const databaseFile = (url = env.QUOTES_DATABASE) =>
  /^file:(?:\/\/)?(.+)/.exec(url)?.[1] ?? null;

/** The service that counts page views: under the path of ANALYTICS, on Vercel without one Vercel's own, else none. */
export const analyticsOf = ({ ANALYTICS, VERCEL }: Pick<Env, 'ANALYTICS' | 'VERCEL'>) =>
  ANALYTICS === 'off' || !(ANALYTICS || VERCEL) ? null : { basePath: ANALYTICS ?? null };
export const analytics = analyticsOf(env);

/** Where the workers of one build share what they read from WordPress; absent outside a build. */
export const buildFolder = process.env.CMS_BUILD_FOLDER ?? null;

/** Whether this is a running server: not a build, a command or a test. `next start` sets the port that it listens at. */
export const isServing = () =>
  process.env.NEXT_RUNTIME === 'nodejs' && Boolean(process.env.PORT) && !buildFolder;

/** Where this very server answers, by the port that `next start` sets; elsewhere, the public address. */
export const ownOrigin = () =>
  process.env.PORT && !env.VERCEL ? `http://127.0.0.1:${process.env.PORT}` : env.SITE_URL;
