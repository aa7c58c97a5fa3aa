import { useCallback, useState } from 'react';

/**
 * A module of components that is loaded later: `null` until `load` has fetched it. `load` throws where a new release has
 * no such chunk. Unlike `lazy` it has no fallback, which React shows for at least 300 ms. `fetchModule` is the same
 * function at each rendering.
 */
export function useLoaded<Module extends object>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module | null>(null);
  const load = useCallback(async () => {
    const fetched = await fetchModule();
    setModule(fetched);
    return fetched;
  }, [fetchModule]);
  return [module, load] as const;
}
