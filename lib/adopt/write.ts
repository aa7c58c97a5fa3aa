import { randomBytes } from 'node:crypto';
import { env } from '@/lib/runtime/env';
import { isEmpty, type Match } from './match';

/** The proposed mapping as a file; `null` where this WordPress names everything as the site does. */
export function namesFile({ mapping }: Match): string | null {
  if (isEmpty(mapping)) return null;
  const filled = Object.entries(mapping).filter(
    ([, part]: [string, unknown]) =>
      typeof part !== 'object' || part === null || Object.keys(part).length > 0,
  );
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
}

/** The proposed settings. Secrets are made here, once; the password of the editor stays where it is. */
export function envFile(
  match: Match,
  { siteUrl, names }: { siteUrl: string; names: string | null },
) {
  const secret = () => randomBytes(32).toString('base64url');
  const { form, menu } = match;
  const lines: readonly (readonly [name: string, value: string | null, why: string])[] = [
    ['WORDPRESS_URL', env.WORDPRESS_URL ?? null, 'the same for the build and the start'],
    ['SITE_URL', siteUrl, 'where visitors find the site'],
    ['WORDPRESS_NAMES', names, 'what this WordPress names otherwise than the site'],
    ['WORDPRESS_MENU_PATH', menu?.path ?? null, 'the navigation'],
    ['WORDPRESS_FORM_PATH', form?.path ?? null, 'the quote form'],
    ['NOTICE_SECRET', secret(), 'the same in WordPress, at Tools → Site notices'],
    ['PREVIEW_SECRET', secret(), 'the same in WordPress, at Tools → Site notices'],
    ['WORDPRESS_USER', env.WORDPRESS_USER ?? null, 'an editor, for previews'],
    ['WORDPRESS_APPLICATION_PASSWORD', null, 'of that editor: Users → Profile'],
  ];
  return lines
    .map(
      ([name, value, why]) =>
        `# ${why}\n${value === null ? `# ${name}=` : `${name}=${quoted(value)}`}\n`,
    )
    .join('\n');
}

/** In quotes where a shell or a reader of `.env` files would read more than the words. */
const quoted = (value: string) => (/^[\w./:@?=&-]+$/.test(value) ? value : JSON.stringify(value));
