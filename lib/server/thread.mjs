// @ts-check
import nextEnv from '@next/env';
import { loadTypeScript } from './typescript.mjs';

/* The thread of `start.mjs` in which the site runs. */
nextEnv.loadEnvConfig(process.cwd()); // before anything reads a setting
try {
  await loadTypeScript('./main.ts', import.meta.url).main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

/**
 * A sentence for what an operator can mend; the stack of anything else.
 *
 * @param {any} error
 * @returns {string}
 */
function messageOf({ name, code = '', message, stack }) {
  if (name === 'SettingsError' || code.startsWith('ERR_PARSE_ARGS')) return message;
  return /^E[A-Z]+$/.test(code) ? `The server cannot listen: ${message}.` : (stack ?? message);
}
