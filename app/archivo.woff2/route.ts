import { readFile } from 'node:fs/promises';

export const dynamic = 'force-static';

const file = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** The site's typeface at an address that stays, for pages that a route writes itself (`lib/site/plain-page.ts`). */
export const GET = async () =>
  new Response(new Uint8Array(await readFile(file)), { headers: { 'content-type': 'font/woff2' } });
