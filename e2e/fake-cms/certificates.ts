import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apt } from '../machine/packages';

export interface Certificate {
  key: string;
  cert: string;
}

/** A certificate for a name that has signed itself, good for a day, in a folder as `{as}.pem`. */
export function selfSigned(name: string, folder: string, as: string): Certificate {
  const [key, cert] = [join(folder, `${as}.key`), join(folder, `${as}.pem`)];
  const request =
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${name}` +
    ` -addext subjectAltName=DNS:${name}`;
  const made = () =>
    spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]).status === 0;
  if (!made() && !(apt('openssl') && made()))
    throw new Error('No certificate could be made: install openssl (apt install openssl).');
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
