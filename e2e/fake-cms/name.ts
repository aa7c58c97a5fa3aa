import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder';

const name = 'wordpress.test';

/** A name for the fake WordPress, which can be lost and come back. */
export function withName() {
  const file = join(temporaryFolder('fake-cms'), 'name');
  const restore = () => writeFileSync(file, name);
  restore();
  return {
    origin: (port: number) => `http://${name}:${port}`,
    /** What a site is started with, so that it knows the name. */
    settings: {
      NODE_OPTIONS: `--require=${resolve('e2e/fake-cms/resolver.cjs')}`,
      FAKE_CMS_NAME: name,
      FAKE_CMS_NAME_FILE: file,
    },
    lose: () => rmSync(file),
    restore,
  };
}
