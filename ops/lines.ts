import env from '@next/env';

/*
 * npm run --silent lines < list.txt   what the site reads in a buyer's list, as JSON: { lines, unread }
 */
env.loadEnvConfig(process.cwd(), false, { info() {}, error() {} }); // the site's own settings; stdout is for JSON alone
console.warn = () => {};

try {
  const { getLineCatalog } = await import('@/lib/content/line-catalog');
  const { parseLines } = await import('@/lib/quote-lines/parse-lines');
  const { text } = await import('node:stream/consumers');
  const today = new Date().toISOString().slice(0, 10);
  const list = parseLines(await text(process.stdin), await getLineCatalog(), { today });
  // Others are for the page.
  console.log(
    JSON.stringify(
      list,
      (key, value) => (['reasons', 'rest'].includes(key) ? undefined : value),
      2,
    ),
  );
} catch (error) {
  // A wrong setting, or a WordPress that does not answer: its sentence is enough.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
