import { cacheOf } from './release';

/** Scripts, styles and fonts of a build, as they are named in pages and in each other. */
const filePaths = /static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g;
/** Scripts for old browsers, which have no service worker. */
const forOldBrowsers = /<script[^>]*\snomodule[^>]*>/gi;

/** The cached file, else the one from the network, which is then cached. Its name has a hash, so it never changes. */
export async function answerFile(request: Request): Promise<Response> {
  const files = await cacheOf('files');
  const cached = await files.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  // Where the browser has no room, the page works all the same.
  if (response.ok && response.type === 'basic')
    await files.put(request, response.clone()).catch(() => {});
  return response;
}

/**
 * Caches the files of a page, those that its scripts load later, and what these load: a quote form's sending code is three
 * levels below the page. A file that cannot be fetched now is left for the next visit.
 */
export async function cacheFilesOf(html: string) {
  const seen = new Set<string>();
  let found = filesIn(html.replaceAll(forOldBrowsers, ''));
  while (found.length > 0) {
    for (const file of found) seen.add(file);
    const scripts = await cacheFiles(found);
    found = filesIn(scripts.join('\n')).filter((file) => !seen.has(file));
  }
}

/** The files that a page or scripts name, each once. */
const filesIn = (text: string) => [
  ...new Set([...text.matchAll(filePaths)].map(([name]) => `/_next/${name}`)),
];

/** The scripts among the files, as text. */
async function cacheFiles(files: readonly string[]): Promise<string[]> {
  const cached = files.map(async (file) => {
    const response = await answerFile(new Request(file)).catch(() => null);
    return response?.ok && file.endsWith('.js') ? response.text() : '';
  });
  return Promise.all(cached);
}
