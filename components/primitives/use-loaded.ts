import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component of another chunk: `null` until `load` has fetched it. `load` throws where a new release has no such chunk.
 * Unlike `lazy`, it shows no fallback in between, which React would keep for 300 ms. `fetchComponent` is defined outside of components.
 */
export function useLoaded<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const component = await fetchComponent();
    setLoaded(() => component);
  }, [fetchComponent]);
  return [Loaded, load] as const;
}
