import { accessSync, constants, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { counterOf, env as current, isSet, SettingsError, type Env } from '@/lib/runtime/env';
import { codeOf } from '@/lib/runtime/error-code';
import { makeFolder } from '@/lib/runtime/make-folder';
import { metals } from '@/lib/catalog/metals';
import { installedNext, versionWarnings } from './tested-with';
import { builtWith, differences, readBuiltWith } from './built-with';
import { sampleFacts } from './sample-facts';

type Command = 'build' | 'start';

/**
 * Checks the settings before a build or a start. Answers warnings for the operator; throws a `SettingsError` with a
 * plain sentence for each fault.
 */
export function checkSettings(command: Command, folder = process.cwd()): string[] {
  const { faults, trials } = findFaults(current, command, folder, isSet('SITE_URL'));
  const refused = current.DEMONSTRATION ? faults : [...faults, ...trials];
  if (refused.length > 0) throw new SettingsError(refused);
  return [
    ...versionWarnings(installedNext(folder)),
    ...trials.map((sentence) => `DEMONSTRATION=1: ${sentence}`),
  ];
}

/** Faults, and faults that `DEMONSTRATION=1` turns into warnings. */
export function findFaults(env: Env, command: Command, folder: string, siteUrlIsSet: boolean) {
  const start = command === 'start';
  const built = start ? readBuiltWith(folder) : null;
  const usesSpool = start && !env.QUOTE_STORE;
  return {
    faults: [
      ...(start && !built ? ['There is no finished build here: run npm run build first.'] : []),
      ...(!start && env.WORDPRESS_URL && !siteUrlIsSet
        ? [
            'SITE_URL must be set for a build with WORDPRESS_URL: it stands in every page, as https://www.example.com.',
          ]
        : []),
      ...credentialFaults(env),
      ...nameFaults(env),
      ...(usesSpool ? folderFaults('QUOTE_FOLDER', resolve(folder, env.QUOTE_FOLDER), true) : []),
      // In /proc and the like no folder can be made: the counter's first write would never end.
      ...(start && counterOf(env) === 'own'
        ? folderFaults('ANALYTICS_FOLDER', resolve(folder, env.ANALYTICS_FOLDER), true)
        : []),
      ...(env.WORDPRESS_URL
        ? folderFaults('LAST_BUILD_FOLDER', resolve(folder, env.LAST_BUILD_FOLDER), !start)
        : []),
    ],
    trials: start
      ? [
          ...(built ? differences(built, builtWith(env)) : []),
          ...(env.WORDPRESS_URL
            ? [
                ...(usesSpool ? insideFaults('QUOTE_FOLDER', env.QUOTE_FOLDER, folder) : []),
                ...insideFaults('LAST_BUILD_FOLDER', env.LAST_BUILD_FOLDER, folder),
                ...factFaults(folder),
              ]
            : []),
        ]
      : [],
  };
}

function credentialFaults({ WORDPRESS_USER, WORDPRESS_APPLICATION_PASSWORD }: Env): string[] {
  if (Boolean(WORDPRESS_USER) === Boolean(WORDPRESS_APPLICATION_PASSWORD)) return [];
  const [given, absent] = WORDPRESS_USER
    ? ['WORDPRESS_USER', 'WORDPRESS_APPLICATION_PASSWORD']
    : ['WORDPRESS_APPLICATION_PASSWORD', 'WORDPRESS_USER'];
  return [`${given} is set without ${absent}: set both, or neither.`];
}

const listed = ['ALLOW_EMPTY_COLLECTIONS', 'ALLOW_SHRUNKEN_COLLECTIONS'] as const;

/** The names of `lib/content/collections.ts`, which a server cannot load before Next (a test compares). */
export const collectionNames = [
  ...metals.flatMap(({ collections: { grades, specs } }) => [grades, specs]),
  'forms',
  'um_services',
  'processes',
  'glossary',
  'pages',
];

function nameFaults(env: Env): string[] {
  return listed.flatMap((setting) =>
    env[setting]
      .filter((name) => name !== '*' && !collectionNames.includes(name))
      .map((name) => `${setting} names "${name}", which is none of ${collectionNames.join(', ')}.`),
  );
}

/** Faults of a folder: whether files can be stored there. Creates it where it is written to and missing. */
function folderFaults(setting: string, path: string, isWritten: boolean): string[] {
  try {
    if (isWritten) tryToWrite(path);
    else if (!statSync(nearest(path)).isDirectory()) throw new Error('a file stands in its way');
    return [];
  } catch (error) {
    return [`${setting} is ${path}, where no file can be kept: ${reason(error)}.`];
  }
}

function tryToWrite(path: string): void {
  makeFolder(path);
  const probe = join(path, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** The path itself, or the folder nearest to it that exists. */
function nearest(path: string): string {
  for (let each = path; ; each = dirname(each))
    try {
      statSync(each);
      return each === sep ? '' : each;
    } catch (error) {
      if (each === sep) return '';
      if (codeOf(error) !== 'ENOENT') throw error;
    }
}

function insideFaults(setting: string, path: string, folder: string): string[] {
  const absolute = resolve(folder, path);
  const existing = nearest(absolute);
  const real = (existing ? realpathSync(existing) : '') + absolute.slice(existing.length);
  return `${real}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
    ? [
        `${setting} is ${absolute}, inside this release, and the next release would not find what is kept there: set it to a folder that outlives releases, such as /var/lib/hard-metals/${setting === 'QUOTE_FOLDER' ? 'quotes' : 'last-build'}.`,
      ]
    : [];
}

function factFaults(folder: string): string[] {
  const facts = sampleFacts(folder);
  return facts.length > 0
    ? [
        `These facts about the supplier are still the sample's: ${facts.join(', ')}. Replace them and build again, or set DEMONSTRATION=1 for a trial.`,
      ]
    : [];
}

/** One line for the operator: where this server reads content, its address, and where it stores things. */
export function describeSettings(env: Env = current): string {
  return [
    `WordPress: ${env.WORDPRESS_URL ?? 'none (embedded sample)'}`,
    `address: ${env.SITE_URL}`,
    `quotes: ${env.QUOTE_STORE ? `Redis ${host(env.QUOTE_STORE)}` : resolve(env.QUOTE_FOLDER)}`,
  ].join(' · ');
}

/** Without the password. */
const host = (url: string) => new URL(url).host;

const reason = (error: unknown) =>
  (error as Error).message.replace(/,? (?:mkdir|open|stat|access) '.*$/, '');
