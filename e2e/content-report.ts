import env from '@next/env';

/*
 * npm run content:report             what editors should look at, in plain words; exit code 1 when a visitor
 *                                    meets something broken
 */
env.loadEnvConfig(process.cwd()); // the site's own settings, before anything reads them
console.warn = () => {}; // what is left out is said below, once
const { readContent } = await import('@/lib/report/content');
const { findAll } = await import('@/lib/report/checks');
const { brokenIn, inTotal, inWords } = await import('@/lib/report/finding');

const content = await readContent();
const found = findAll(content);
for (const { title, findings } of found) {
  console.log(`${title}: ${findings.length || 'none'}`);
  for (const finding of findings)
    console.log(`  ${finding.weight === 'broken' ? '✗' : '·'} ${inWords(finding)}`);
}
console.log(`\n${inTotal(content.entries.length, found)}`);
if (brokenIn(found) > 0) process.exitCode = 1;
