import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';

const usage = `npm run adopt -- https://cms.example.com [options]

Looks at a WordPress and says what fits, what is named otherwise and what is missing. It only reads.
Exit code 1 while the site could not be built of it.

  --site https://www.example.com   where visitors will find the site
  --env FILE                       writes proposed settings there, such as .env.production
  --names FILE                     writes the names there, for WORDPRESS_NAMES
  --force                          overwrites these files
With WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD set, it also looks at what an editor sees.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    env: { type: 'string' },
    names: { type: 'string' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
nextEnv.loadEnvConfig(process.cwd());
const address = positionals[0] ?? process.env.WORDPRESS_URL;

if (values.help || !address) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else await adopt(address);

async function adopt(given: string) {
  // Before anything reads the settings: those of another WordPress do not count here.
  process.env.WORDPRESS_URL = /^\w+:\/\//.test(given) ? given : `https://${given}`;
  process.env.SITE_URL = values.site;
  process.env.WORDPRESS_NAMES = '';
  try {
    const { inspectWordPress } = await import('@/lib/adopt/inspect-wordpress');
    const { match } = await import('@/lib/adopt/match');
    const { asText, canBeBuilt, report } = await import('@/lib/adopt/report');
    const { envFile, namesFile } = await import('@/lib/adopt/write');
    const seen = await inspectWordPress();
    const matched = match(seen);
    const parts = report(seen, matched);
    console.log(asText(parts));
    const names = namesFile(matched);
    if (values.names && names) write(values.names, names);
    if (values.env)
      write(
        values.env,
        envFile(matched, { siteUrl: values.site, names: names && (values.names ?? null) }),
      );
    if (names && !values.names)
      console.log(`\nNames for WORDPRESS_NAMES (--names FILE):\n${names}`);
    const builds = canBeBuilt(parts);
    console.log(builds ? '\nA site can be built of it.' : '\nNo site can be built of it yet (✗).');
    if (!builds) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** A new file that only its owner reads: it holds secrets. */
function write(file: string, text: string) {
  try {
    writeFileSync(file, text, { flag: values.force ? 'w' : 'wx', mode: 0o600 });
    console.log(`\n${file} is written.`);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw exists ? new Error(`${file} exists: --force overwrites it.`) : error;
  }
}
