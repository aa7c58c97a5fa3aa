import env from '@next/env';

/*
 * npm run quotes                     what waits for WordPress, and what it refused
 * npm run quotes show Q-…            one request in full
 * npm run quotes resend [Q-…]        what was refused (all, or one) and what waits, now
 * npm run quotes files Q-… folder    writes its attachments into a folder
 * npm run quotes delete Q-…          one request, in whatever state; exit code 1 where it is unknown
 * npm run quotes backup folder       copies all requests into a new file of a folder; the site may run
 * npm run quotes restore file        puts the requests of a copy back, where there is no database
 */
env.loadEnvConfig(process.cwd()); // the site's own settings, before anything reads them
const { deleteQuote, describeQuote, overview, saveFiles } = await import('@/lib/quotes/operator');
const { backUp, restore } = await import('@/lib/quotes/backup');
const { quoteStore } = await import('@/lib/quotes/store');
const { deliverDue } = await import('@/lib/quotes/worker');
const { counted } = await import('@/lib/site/counted');

const [command = 'list', reference = null, folder] = process.argv.slice(2);
const store = quoteStore();

function print({ done, message }: { done: boolean; message: string }) {
  console.log(message);
  if (!done) process.exitCode = 1;
}

if (command === 'show' && reference) {
  const message = await describeQuote(store, reference);
  print({ done: message !== null, message: message ?? `There is no request ${reference}.` });
} else if (command === 'delete' && reference) {
  print(await deleteQuote(store, reference));
} else if (command === 'files' && reference && folder) {
  print(await saveFiles(store, reference, folder));
} else if (command === 'resend') {
  console.log(`Sending again: ${counted(await store.retry(reference), 'refused request')}.`);
  await deliverDue(store);
  console.log(await overview(store));
} else if (command === 'backup' && reference) {
  const { path, count } = await backUp(store, reference);
  console.log(`${path} has ${counted(count, 'quote request')}.`);
} else if (command === 'restore' && reference) {
  try {
    console.log(`Restored: ${counted(await restore(reference), 'quote request')}.`);
  } catch (error) {
    print({ done: false, message: (error as Error).message });
  }
} else if (command === 'list') {
  console.log(await overview(store));
} else {
  console.error(
    'npm run quotes [list | show <reference> | files <reference> <folder> | resend [<reference>] | delete <reference> | backup <folder> | restore <file>]',
  );
  process.exitCode = 1;
}
await store.close();
