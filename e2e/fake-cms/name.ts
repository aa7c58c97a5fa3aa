import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { join, resolve } from 'node:path';
import { apt } from '../machine/packages';
import { run } from '../machine/program';
import { temporaryFolder } from '../machine/temporary-folder';

const name = 'wordpress.test';

/** A key and a certificate for the name that it has signed itself, in these files of a folder. */
async function selfSigned(folder: string, as: string) {
  const [key, cert] = [join(folder, `${as}.key`), join(folder, `${as}.pem`)];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${name}`;
  const files = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert];
  const make = () => run('openssl', [...request.split(' '), ...files]);
  await make().catch((cause) => {
    if (!apt('openssl')) throw cause;
    return make();
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** A name for the fake WordPress, and a certificate that its sites trust; both can be lost and come back. */
export async function withName(answer: RequestListener) {
  const folder = temporaryFolder('fake-cms');
  const file = join(folder, 'name');
  const trusted = await selfSigned(folder, 'trusted');
  const untrusted = await selfSigned(folder, 'untrusted');
  const server = createServer(trusted, answer);
  const restore = () => {
    writeFileSync(file, name);
    server.setSecureContext(trusted);
  };
  restore();
  return {
    server,
    origin: (port: number) => `https://${name}:${port}`,
    /** What a site is started with, so that it knows the name and trusts the certificate. */
    settings: {
      NODE_OPTIONS: `--require=${resolve('e2e/fake-cms/resolver.cjs')}`,
      NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem'),
      FAKE_CMS_NAME: name,
      FAKE_CMS_NAME_FILE: file,
    },
    lose: {
      name: () => rmSync(file),
      trust: () => server.setSecureContext(untrusted),
    },
    restore,
  };
}
