import env from '@next/env';

/*
 * npm run content:report             what editors should look at, in plain words; exit code 1 when a visitor
 *                                    meets something broken
 */
env.loadEnvConfig(process.cwd()); // the site's own settings, before anything reads them
console.warn = () => {}; // what is left out is said below, once
const { readContent } = await import('@/lib/report/content');
const { checks } = await import('@/lib/report/checks');
const { inWords } = await import('@/lib/report/finding');

const content = await readContent();
const found = checks.map(({ title, find }) => ({ title, findings: find(content) }));
for (const { title, findings } of found) {
  console.log(`${title}: ${findings.length || 'none'}`);
  for (const finding of findings)
    console.log(`  ${finding.weight === 'broken' ? '✗' : '·'} ${inWords(finding)}`);
}
const broken = found.flatMap(({ findings }) =>
  findings.filter(({ weight }) => weight === 'broken'),
).length;
console.log(`\n${content.entries.length} posts read. ${broken} broken (✗).`);
if (broken > 0) process.exitCode = 1;
