import { startWordPress } from './wordpress';

/** `npm run cms`: a WordPress with the sample in it, to write in until Ctrl-C. */
const cms = await startWordPress();
console.log(`
  WordPress ${cms.version}      ${cms.url}/wp-admin/
  log in                ${cms.adminUser} / ${cms.adminPassword}
  application password  ${cms.applicationPassword}

  WORDPRESS_URL=${cms.url} npm run dev    shows the site on it. Ctrl-C stops WordPress.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cms.stop().then(() => process.exit(0)));
