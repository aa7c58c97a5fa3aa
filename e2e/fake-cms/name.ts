import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { selfSigned } from './certificates';

const name = 'wordpress.test';

/** A name for the fake WordPress, and a certificate that sites trust; both can be lost and come back. */
export interface WithName {
  origin(port: number): string;
  /** What a site is started with, so that it knows the name and trusts the certificate. */
  settings: Record<string, string>;
  createServer(listener: RequestListener): Server;
  loseName(): void;
  loseTrust(): void;
  restore(): void;
  remove(): void;
}

export function withName(): WithName {
  const folder = mkdtempSync(join(tmpdir(), 'fake-cms-'));
  const file = join(folder, 'name');
  const trusted = selfSigned(name, folder, 'trusted');
  const stranger = selfSigned(name, folder, 'stranger');
  let server: Server;
  const resolves = () => writeFileSync(file, name);
  resolves();
  return {
    origin: (port) => `https://${name}:${port}`,
    settings: {
      NODE_OPTIONS: `--require=${resolve('e2e/fake-cms/resolver.cjs')}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem'),
      FAKE_CMS_NAME: name,
      FAKE_CMS_NAME_FILE: file,
    },
    createServer: (listener) => (server = createServer(trusted, listener)),
    loseName: () => rmSync(file),
    loseTrust: () => server.setSecureContext(stranger),
    restore() {
      resolves();
      server.setSecureContext(trusted);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
