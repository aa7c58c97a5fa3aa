import { chromium } from '@playwright/test';
import { ensureChromium } from './machine/browsers';
import { builtSite, startSite } from './site/site';

/*
 * Prints /product-line-card/ of a production build to the PDF that the page offers. The content is that of
 * WORDPRESS_URL where it is set, else the embedded sample. Run it when the line changes: npm run line-card
 */
const file = 'public/product-line-card.pdf';

const { folder } = await builtSite('line-card');
const site = await startSite(folder);
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  const page = await browser.newPage();
  await page.goto(`${site.url}/product-line-card/`, { waitUntil: 'networkidle' });
  await page.pdf({ path: file, format: 'Letter', tagged: true, printBackground: true });
  console.log(`${file} is printed.`);
} finally {
  await browser.close();
  await site.stop();
}
