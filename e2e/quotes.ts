import env from '@next/env';

/*
 * npm run quotes                     what waits for WordPress, and what it refused
 * npm run quotes show Q-…            one request in full
 * npm run quotes resend [Q-…]        what was refused (all, or one) and what waits, now
 */
env.loadEnvConfig(process.cwd()); // the site's own settings, before anything reads them
const { inFull, overview, unrefuse } = await import('@/lib/quotes/overview');
const { quoteStore } = await import('@/lib/quotes/store');
const { deliverWaiting } = await import('@/lib/quotes/worker');

const [command = 'list', reference = null] = process.argv.slice(2);
const store = quoteStore();

if (command === 'show' && reference) {
  console.log((await inFull(store, reference)) ?? `There is no request ${reference}.`);
} else if (command === 'resend') {
  console.log(`${await unrefuse(store, reference)} refused requests wait again.`);
  await deliverWaiting(store, Infinity);
  console.log(await overview(store));
} else if (command === 'list') {
  console.log(await overview(store));
} else {
  console.error('npm run quotes [list | show <reference> | resend [<reference>]]');
  process.exitCode = 1;
}
await store.close();
