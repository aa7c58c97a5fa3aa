import env from '@next/env';

/*
 * npm run content:report             what editors should look at, in plain words; exit code 1 when a visitor meets
 *                                    something broken
 */
env.loadEnvConfig(process.cwd()); // the site's own settings, before anything reads them
console.warn = () => {}; // what is left out is named below, once

try {
  const { makeReport } = await import('@/lib/report/checks');
  const { brokenIn, inTotal, findingLine } = await import('@/lib/report/finding');
  const { posts, found } = await makeReport();
  for (const { title, findings } of found) {
    console.log(`${title}: ${findings.length || 'none'}`);
    for (const finding of findings)
      console.log(`  ${finding.severity === 'broken' ? '✗' : '·'} ${findingLine(finding)}`);
  }
  console.log(`\n${inTotal(posts, found)}`);
  if (brokenIn(found) > 0) process.exitCode = 1;
} catch (error) {
  // A wrong setting, or a WordPress that stopped answering midway: its sentence is enough.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
