import { readdirSync, readFileSync } from 'node:fs';
import { manyGrades } from '../fake-cms/many-grades';
import { startFakeCms } from '../fake-cms/server';
import { records } from '../../lib/cms/sample/records';
import { builtSite } from '../site/build';

/* Seconds, the most memory, and requests of WordPress of builds with so many grades. npm run bench:build -- 1000 5000 */
const counts = process.argv.slice(2).map(Number);

/** The resident memory of a process and of all that it started, MB. */
function megabytesOfTree(root: number): number {
  const processes = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const figure = (name: string) => Number(status.match(`${name}:\\s+(\\d+)`)?.[1] ?? 0);
      return [{ pid: Number(pid), parent: figure('PPid'), kB: figure('VmRSS') }];
    } catch {
      return []; // it has just ended
    }
  });
  const sum = (pid: number): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((total, child) => total + child.kB + sum(child.pid), 0);
  return (sum(root) + (processes.find(({ pid }) => pid === root)?.kB ?? 0)) / 1024;
}

console.log('grades   pages  seconds  MB at most  requests');
for (const count of counts.length > 0 ? counts : [1000]) {
  const cms = await startFakeCms({ records: [...records, ...manyGrades(count)] });
  let most = 0;
  let timer: NodeJS.Timeout | undefined;
  const onStart = (pid: number) => {
    timer = setInterval(() => (most = Math.max(most, megabytesOfTree(pid))), 200);
  };
  const options = { timeoutMs: 3_600_000, onStart };
  const { output, seconds } = await builtSite('bench', { WORDPRESS_URL: cms.url }, options);
  clearInterval(timer);
  const pages = output.match(/\((\d+)\/\1\)/)?.[1] ?? '?';
  const cells = [pages, seconds.toFixed(0), most.toFixed(0), String(cms.requests().length)];
  console.log(
    [count, ...cells].map((cell, i) => String(cell).padStart([6, 7, 8, 11, 9][i]!)).join(''),
  );
  await cms.stop();
}
