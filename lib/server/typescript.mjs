// @ts-check
import { register } from 'tsx/cjs/api';

/**
 * Loads a TypeScript module of the site, which imports statically. By tsx's loader for `require`, unregistered afterwards:
 * its loader for `import` would take a third of the time of each request, because Next calls `import()` in each.
 *
 * @param {string} path
 * @param {string} from
 */
export function loadTypeScript(path, from) {
  const tsx = register({ namespace: 'site' });
  try {
    return tsx.require(path, from);
  } finally {
    tsx.unregister();
    process.setSourceMapsEnabled(false); // tsx turns them on, for all of Next too
  }
}
