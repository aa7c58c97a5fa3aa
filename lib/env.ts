import { z } from 'zod';

const url = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be an http(s) address such as https://cms.example.com`,
    })
    .transform((value) => value.replace(/\/+$/, ''));

const path = z.string().startsWith('/', 'must be a path on the WordPress host, starting with /');

const names = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Every setting the site reads, by the name it has in the environment. `.env.example` explains each. */
export const settings = {
  WORDPRESS_URL: url('WORDPRESS_URL').optional(),
  SITE_URL: url('SITE_URL').default('http://localhost:3000'),
  /** Seconds until a page asks WordPress again; 15 minutes in production (spec §9), shorter in tests. */
  REVALIDATE_SECONDS: z.coerce.number().int().positive().default(900),
  /** Grades of each metal whose pages a build makes; the others are made when first asked for, and stay. */
  GRADES_BUILT: z.coerce.number().int().nonnegative().optional(),
  /** Collections that may be empty without failing the build, comma separated; `*` for all. */
  ALLOW_EMPTY_COLLECTIONS: names,
  /** Collections that may lose more than a third of their records at once, comma separated; `*` for all. */
  ALLOW_SHRUNKEN_COLLECTIONS: names,
  /** Where a build keeps how large each collection was, and the menu; a folder that outlives a release. */
  LAST_BUILD_FOLDER: z.string().default('.data/last-build'),
  WORDPRESS_MENU_PATH: path.default('/wp-json/menus/v1/menus/17'),
  WORDPRESS_FORM_PATH: path.default('/wp-json/contact-form-7/v1/contact-forms/1037/feedback'),
  /** Milliseconds one request to WordPress may take, body included. */
  WORDPRESS_TIMEOUT_MS: z.coerce.number().int().positive().default(5000),
  /** Where quote requests are kept until WordPress has them; a folder that outlives a release. */
  QUOTE_FOLDER: z.string().default('.data/quotes'),
  /** A Redis that keeps them instead, where there is no disk or several machines share them. */
  QUOTE_STORE: z.url({ protocol: /^rediss?$/, error: 'QUOTE_STORE must be redis://…' }).optional(),
  /** A Redis through which several instances share their pages, and what they read of WordPress. */
  CACHE_URL: z.url({ protocol: /^rediss?$/, error: 'CACHE_URL must be redis://…' }).optional(),
  /** Quote forms one client may post in ten minutes. */
  QUOTE_LIMIT: z.coerce.number().int().positive().default(20),
  /** Proxies in front of the site that each add the address they were asked from. */
  TRUSTED_PROXIES: z.coerce.number().int().positive().default(1),
  /** Seconds between "not ready" and the end of a server that is told to end; for balancers that ask /api/ready/. */
  DRAIN_SECONDS: z.coerce.number().int().nonnegative().max(60).default(0),
  /** What WordPress signs its notices of changes with. Without it the site takes none. */
  NOTICE_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  /** `off` makes a build whose service worker removes itself and all it kept from the browsers that have one. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** What WordPress signs the addresses of previews and of the content report with. Without it there are none. */
  PREVIEW_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Who reads what is not published, for previews alone: an editor, with an application password of theirs. */
  WORDPRESS_USER: z.string().optional(),
  WORDPRESS_APPLICATION_PASSWORD: z.string().optional(),
  /** Set by Vercel on its own machines, the only ones where its analytics answers. */
  VERCEL: z.string().optional(),
};

export type Env = z.output<z.ZodObject<typeof settings>>;

/** The settings in an environment, an empty one counting as absent. Throws a sentence that names what is wrong. */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(settings).safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path: [name], message }) => `${String(name)}: ${message}`,
  );
  throw new Error(`The environment is not usable. ${faults.join('; ')}. See .env.example.`);
}

export const env = readEnv(process.env);

/** Whether visitors are served: not under `next dev`, which has requests and traces of its own. */
export const serving = process.env.NODE_ENV === 'production';

/** Where the workers of one build share what they read from WordPress; absent outside a build. */
export const buildFolder = process.env.CMS_BUILD_FOLDER ?? null;

/** Whether this runs inside Next, which alone can tie a page to its cycle; scripts and tests run outside. */
export const insideNext = Boolean(process.env.NEXT_RUNTIME ?? process.env.NEXT_PHASE);

/** Where this very server answers: `next start` says its port when it listens; elsewhere, the public address. */
export const ownOrigin = () =>
  process.env.PORT && !env.VERCEL ? `http://127.0.0.1:${process.env.PORT}` : env.SITE_URL;
