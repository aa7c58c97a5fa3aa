import { oncePerProcess } from '@/lib/runtime/process-state.cjs';
import type { CacheRedis } from './redis';

export interface Instances {
  redis: CacheRedis;
  /** The Redis key of an accepted webhook, by its signature. */
  webhookKey: (signature: string) => string;
}

const shared = oncePerProcess<{ instances?: Instances }>('instances', () => ({}));

/** The connection to the other instances; absent where CACHE_URL is not set. */
export const instances = () => shared.instances;

export function setInstances(joined: Instances): void {
  shared.instances = joined;
}
