import { keysOf } from '@/lib/instances/keys';
import { readRelease } from '@/lib/server/built-with';
import { startRedis } from '../site/redis';
import { startInstance } from './instance';
import { startNginx } from './nginx';

/**
 * Several instances of one build behind Debian's nginx, sharing Debian's Redis: every part on a free port of
 * 127.0.0.1 and in a folder of its own, which is removed with it.
 */
export async function startCluster(
  build: string,
  { instances = 2, env = {} }: { instances?: number; env?: Record<string, string> } = {},
) {
  const redis = await startRedis('no');
  const sites = await Promise.all(
    Array.from({ length: instances }, () => startInstance(build, { CACHE_URL: redis.url, ...env })),
  );
  const nginx = await startNginx(sites.map(({ url }) => url));
  return {
    url: nginx.url,
    nginx,
    redis,
    sites,
    /** Publishes an invalidation of the navigation's tag, as an instance does: every page of all instances is stale. */
    invalidateEveryPage() {
      const edition = {
        buildId: readRelease(build).id,
        wordPress: env.WORDPRESS_URL ?? '',
        site: 'http://localhost:3000',
      };
      const invalidations = JSON.stringify({ tags: [['menu', Date.now()]] });
      return redis.run((client) => client.publish(keysOf(edition).invalidations, invalidations));
    },
    async stop() {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.stop()));
      await redis.stop();
    },
  };
}
