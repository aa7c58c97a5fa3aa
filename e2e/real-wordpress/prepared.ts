import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cached } from './cache';
import { run } from './command';
import { CACHE, MEDIA, PLUGIN, SCRIPTS } from './places';
import { fingerprint, seedData } from './seed-data';
import { adminPassword, adminUser, layOut, siteEnvironment, writeNotes } from './site';

/** A site nobody serves: installed and seeded once, copied for every start. */
const HOME = 'http://cms.hard-metals.test';

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

/** Everything a prepared site is made of; when one changes, another is made. */
async function ingredients(seed: string) {
  const files = (await Promise.all([SCRIPTS, PLUGIN, MEDIA].map(filesIn))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return fingerprint(seed, ...files, ...contents);
}

interface Ingredients {
  core: string;
  driver: string;
  grades: number;
}

/** The folder of a site with the sample in it, made in seconds the first time. */
export async function prepareSite({ core, driver, grades }: Ingredients) {
  const seed = JSON.stringify(seedData(grades));
  const made = `${basename(join(core, '..'))}-${await ingredients(seed)}`;
  return cached(join(CACHE, 'prepared', made), async (folder) => {
    const env = siteEnvironment(core, folder, HOME);
    const php = (script: string, ...args: string[]) =>
      run('php', ['-d', 'memory_limit=512M', join(SCRIPTS, script), ...args], { env });
    await layOut(folder, driver);
    const installed = await php('install.php', adminUser, adminPassword);
    const data = join(folder, 'seed.json');
    await writeFile(data, seed);
    await php('seed.php', data);
    await writeNotes(folder, { ...JSON.parse(installed), home: HOME });
  });
}
