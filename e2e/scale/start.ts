// @ts-nocheck -- the coordinator removes this file
import { builtSite } from '../site/build';
import { startCluster } from '../site/start-site';

/*
 * `npm run scale`: two instances of the site behind nginx, sharing a Redis, on this machine. With the settings of
 * the environment it is called in, as `npm run build` and `npm start`.
 */
console.log('Building the site …');
const { folder } = await builtSite('scale');
const cluster = await startCluster(folder);
console.log(`The site: ${cluster.url}`);
console.log(`Its instances: ${cluster.sites.map(({ url }) => url).join(' ')}`);
console.log(`Redis: ${cluster.redis.url} · nginx: ${cluster.nginx.folder}/nginx.conf`);
console.log('Ctrl-C stops them all.');

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void cluster.stop().then(() => process.exit(0));
  });
