import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { manyGrades } from '../../fake-cms/many-grades';
import { startFakeCms } from '../../fake-cms/server';
import { everyPage } from '../../scale/every-page';
import { visitAll } from '../../scale/visits';
import { secret, signedWebhook } from '../../scale/webhook';
import { startSite } from '../../site/site';
import { records } from '../../../lib/cms/sample/records';
import { searchLists } from '../../../lib/content/search';
import * as routes from '../../../lib/routing/routes';
import type { Measure } from '../bench';
import type { Figure } from '../figure';
import { gzip } from '../first-view';
import { buildSitePages } from '../next-build';
import { watchProcess } from '../process-watch';
import { sum } from '../statistics';
import { gradePath } from '../templates';
import { firstAnswerMs } from './start';

/** Visits after which the memory of an instance is read. */
const visits = 500;

/** What a catalogue costs when it is served, by its size: docs/operations.md calculates from these slopes. */
export const measureGrowth: Measure = async (bench) => {
  const figures: Figure[] = [];
  for (const grades of bench.small ? [1_000] : [1_000, 5_000])
    figures.push(...(await served(grades)));
  return figures;
};

async function served(grades: number): Promise<Figure[]> {
  const cms = await startFakeCms({ records: [...records, ...manyGrades(grades)] });
  const env = { WORDPRESS_URL: cms.url, NOTICE_SECRET: secret };
  try {
    const built = await buildSitePages('growth', env);
    const figure = (name: string, value: number, unit: Figure['unit']): Figure => ({
      row: 'growth',
      name: `${grades / 1000}k: ${name}`,
      value,
      unit,
    });
    const figures = [
      figure('pages', built.pages, 'count'),
      figure('build, processor time of a page', (1000 * built.cpuSeconds) / built.pages, 'ms'),
      figure('build, memory at its peak', built.peakMiB, 'MiB'),
      figure(
        'on disk, of a page',
        bytesIn(join(built.folder, '.next/server/app')) / built.pages,
        'bytes',
      ),
      figure('listening to the first answer', await firstAnswerMs(built.folder), 'ms'),
    ];
    /** An edit of one grade: until visitors see it, ms. */
    async function editMs(url: string, title: string): Promise<number> {
      cms.edit('titanium_grades/6al-4v', { title });
      const since = performance.now();
      const send = signedWebhook({ type: 'titanium_grades', event: 'changed', slug: '6al-4v' });
      if (!(await send(url)).ok) throw new Error('The webhook was not accepted.');
      while (!(await textOf(url + gradePath)).includes(title));
      return performance.now() - since;
    }
    const site = await startSite(built.folder, env);
    const watch = watchProcess(site.pid, 500);
    try {
      const pages = everyPage(built.folder).slice(0, visits);
      await visitAll(pages.map((path) => site.url + path));
      figures.push(figure(`memory after ${visits} pages`, watch.samples().at(-1) ?? 0, 'MiB'));
      for (const which of ['first', 'second']) {
        cms.forget();
        const ms = await editMs(site.url, `The ${which} edit`);
        figures.push(figure(`${which} edit until it is seen`, ms, 'ms'));
      }
      await pause(5000); // other pages that show the grade are regenerated
      figures.push(figure('CMS requests of an edit', cms.requests().length, 'requests'));
      figures.push(
        figure('memory after the edits', watch.samples().at(-1) ?? 0, 'MiB'),
        figure('search index, gzip', await searchBytes(site.url), 'bytes'),
      );
    } finally {
      watch.stop();
      await site.stop();
    }
    return figures;
  } finally {
    await cms.stop();
  }
}

const textOf = async (url: string) => (await fetch(url)).text();

/** What a browser loads to search all pages, bytes. */
async function searchBytes(url: string): Promise<number> {
  const lists = await Promise.all(searchLists.map((list) => textOf(url + routes.searchList(list))));
  return sum(lists.map((list) => gzip(Buffer.from(list))));
}

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);
