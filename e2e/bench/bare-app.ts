import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf } from '../site/build';
import { linkPackages } from '../site/source';

/**
 * The smallest site that Next can make, with which ratios compare: an empty page at `/`, one as large as a page of the site
 * at `/large/`, one with a field that React controls at `/field/`, and any number of empty pages at `/many/[n]/`.
 */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }\n',
  'next.config.mjs': 'export default { trailingSlash: true, poweredByHeader: false };\n',
  'app/layout.jsx': `
export const revalidate = 900;
export const dynamic = 'force-static';
export const metadata = { title: 'Bare' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': `
export default function Page() {
  return <main><h1>Bare</h1><p>The least that this framework makes.</p></main>;
}
`,
  // As large as a page of ours, to separate the cost of our code from the cost of bytes.
  'app/large/page.jsx': `
export default function Page() {
  return <main><h1>Bare</h1><p>{'x'.repeat(Number(process.env.FILLER ?? 0))}</p></main>;
}
`,
  'app/field/field.jsx': `'use client';
import { useState } from 'react';

export function Field() {
  const [text, setText] = useState('');
  return <label>Field <input value={text} onChange={({ target }) => setText(target.value)} /></label>;
}
`,
  'app/field/page.jsx': `
import { Field } from './field';

export default function Page() {
  return <main><h1>Bare</h1><Field /></main>;
}
`,
  'app/many/[n]/page.jsx': `
export const generateStaticParams = () =>
  Array.from({ length: Number(process.env.PAGES ?? 1) }, (_, i) => ({ n: String(i + 1) }));

export default async function Page({ params }) {
  const { n } = await params;
  return <main><h1>Bare {n}</h1><p>The least that this framework makes.</p></main>;
}
`,
};

/** Writes the bare site's sources into a folder of the cache and answers it. */
export function writeBareApp(): string {
  const folder = folderOf('bench-bare');
  rmSync(join(folder, 'app'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  linkPackages(folder);
  return folder;
}
