import { readArguments, USAGE } from './arguments';
import { loggedStep } from './steps';
import { UNAVAILABLE, WordPressUnavailable } from './unavailable';
import { startWordPress } from './wordpress';

/** `npm run cms`: a WordPress to write in, until Ctrl-C. */
async function main() {
  const { help, ...options } = readArguments(process.argv.slice(2));
  if (help) return console.log(USAGE);

  const cms = await startWordPress({ ...options, fresh: false, step: loggedStep });
  console.log(`
  WordPress ${cms.version}      ${cms.url}/wp-admin/
  log in                ${cms.adminUser} / ${cms.adminPassword}
  application password  ${cms.applicationPassword}

  WORDPRESS_URL=${cms.url} npm run dev    shows the site on it. Ctrl-C stops WordPress.`);
  if (cms.outdated) console.log('  The sample has changed since; --reset starts from the new one.');

  const stop = async () => {
    await cms.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof WordPressUnavailable ? UNAVAILABLE : 1);
}
