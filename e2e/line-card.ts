import { chromium } from '@playwright/test';
import { ensureChromium } from './machine/browsers';
import { builtSite } from './site/build';
import { startSite } from './site/start-site';

/*
 * Prints /product-line-card/ of a production build to the PDF that the page offers. The content is that of
 * WORDPRESS_URL where it is set, else the embedded sample; its links lead to SITE_URL. Run it when the line changes:
 * SITE_URL=https://www.example.com npm run line-card
 */
const file = 'public/product-line-card.pdf';
/** A PDF leaves the site, so its links need a host. Without the site's own they lead to the sample's. */
const origin = process.env.SITE_URL || 'https://www.example.com';

const { folder } = await builtSite('line-card', { SITE_URL: origin });
const site = await startSite(folder);
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  const page = await browser.newPage();
  // Opened under the address that its links shall have, and answered by the build.
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname + search }) });
  });
  await page.goto(`${origin}/product-line-card/`, { waitUntil: 'networkidle' });
  await page.pdf({ path: file, format: 'Letter', tagged: true, printBackground: true });
  console.log(`${file} is printed; its links lead to ${origin}.`);
} finally {
  await browser.close();
  await site.stop();
}
