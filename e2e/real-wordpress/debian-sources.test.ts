/** @jest-environment node */
import { sourcesFor, sourcesIn, written } from './debian-sources';

const deb822 = `Types: deb
# frozen at a day
URIs: http://mirror.test/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian.gpg

Types: deb
URIs: http://mirror.test/debian-security
Suites: bookworm-security
Components: main
`;

const oneLine = `
deb [arch=amd64 signed-by=/k.gpg] http://mirror.test/debian bookworm main contrib
deb-src http://mirror.test/debian bookworm main
# deb http://old.test/debian bookworm main
`;

test('both formats of apt are read', () => {
  expect(sourcesIn(deb822).map(({ uris }) => uris)).toEqual([
    'http://mirror.test/debian',
    'http://mirror.test/debian-security',
  ]);
  expect(sourcesIn(oneLine)).toEqual([
    {
      uris: 'http://mirror.test/debian',
      suites: ['bookworm'],
      components: 'main contrib',
      options: ['Signed-By: /k.gpg'],
    },
  ]);
});

test('another release comes from the same mirrors, with its security updates', () => {
  const trixie = sourcesFor('trixie', 'bookworm', sourcesIn(deb822));
  expect(trixie.map(({ suites }) => suites)).toEqual([['trixie'], ['trixie-security']]);
});

test('sid has no security suite', () => {
  const sid = sourcesFor('sid', 'bookworm', sourcesIn(deb822));
  expect(sid.map(({ suites }) => suites)).toEqual([['sid']]);
});

test("sources of others, such as Node's, are left out", () => {
  const node = sourcesIn('deb https://node.test/node_20.x nodistro main');
  expect(sourcesFor('trixie', 'bookworm', node)).toEqual([]);
});

test('what is written reads the same again', () => {
  const sources = sourcesIn(deb822);
  expect(sourcesIn(written(sources))).toEqual(sources);
});
