import { parseArgs } from 'node:util';
import { RELEASES, type Release } from './debian';

export const USAGE = `npm run cms -- [options]
  --port N      listen on 127.0.0.1:N (default 8080, 0 for a free port)
  --grades N    N generated titanium grades beside the sample
  --reset       discard what was edited and start from the sample again
  --core WHICH  WordPress of which Debian release: own, trixie (default) or sid`;

const isRelease = (name: string): name is Release => RELEASES.some((known) => known === name);

function whole(name: string, text: string, most: number) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Error(`--${name} takes a whole number up to ${most}, not "${text}".`);
}

/** What the command line asks for. Throws a sentence for what it cannot read. */
export function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8080' },
      grades: { type: 'string', default: '0' },
      reset: { type: 'boolean', default: false },
      core: { type: 'string', default: 'trixie' },
      help: { type: 'boolean', default: false },
    },
  });
  const { core } = values;
  if (!isRelease(core)) throw new Error(`--core is one of ${RELEASES.join(', ')}, not "${core}".`);
  return {
    port: whole('port', values.port, 65_535),
    grades: whole('grades', values.grades, 100_000),
    reset: values.reset,
    core,
    help: values.help,
  };
}
