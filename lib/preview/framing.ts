import { env } from '@/lib/runtime/env';

/** A policy of a page that may be framed by this origin alone. */
export const framedBy = (origin: string, policy: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);

/** Where WordPress's editor is: the one origin that frames a preview; `null` for the embedded sample. */
export const editorOrigin = (): string | null =>
  env.WORDPRESS_URL ? new URL(env.WORDPRESS_URL).origin : null;
