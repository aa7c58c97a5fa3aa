// @ts-check
import { register } from 'tsx/cjs/api';

/**
 * Loads a TypeScript module of the site, which is not compiled. tsx's loader for `import` would also stand
 * behind every `import()` of Next, of which there is one in each request, and take a third of its time: so this one is
 * for `require` alone, and is taken away when the module is loaded. A module loaded so imports statically.
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
