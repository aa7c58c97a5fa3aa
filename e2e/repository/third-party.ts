import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run licenses   writes docs/third-party-notices.md: the packages that run in production, with their licenses.
 */
interface Installed {
  name: string;
  version: string;
  license?: string;
}
interface Locked {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

const file = 'docs/third-party-notices.md';

/** The notices, from the lock file and the installed packages. Packages of another platform are not installed, and left out. */
function noticesOf(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, optional }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !optional,
    )
    .map(([path]) => join(folder, path))
    .filter((path) => existsSync(path))
    .map((path) => ({
      path,
      ...(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Installed),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const texts = new Map<string, string[]>();
  for (const { path, name } of shipped) {
    const text = licenseIn(path);
    if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [
    '# Third-party notices',
    'The packages that run in production, on the server or in a browser. `npm run licenses` writes this list.',
    [
      '| package | license |',
      '| --- | --- |',
      ...shipped.map(({ name, license = 'see its text' }) => `| ${name} | ${license} |`),
    ].join('\n'),
    '## Licence texts',
    ...[...texts].map(
      ([text, names]) => `### ${[...new Set(names)].join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``,
    ),
    '',
  ].join('\n\n');
}

function licenseIn(folder: string): string | null {
  const name = readdirSync(folder).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  return name
    ? readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').replaceAll('```', '').trim()
    : null;
}

writeFileSync(file, noticesOf('.'));
console.log(file);
