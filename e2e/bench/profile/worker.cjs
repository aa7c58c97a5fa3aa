// @ts-check
/*
 * Loaded by Node before Next (`node --require`): writes a CPU profile of each process that makes pages. Node's own
 * `--cpu-prof` and Next's write none, because Next ends these processes by a signal.
 */
const { renameSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { join } = require('node:path');

if (process.env.IS_NEXT_WORKER) {
  const file = join(process.env.PROFILE_FOLDER ?? '.', `${process.pid}.cpuprofile`);
  writeFileSync(`${file}.part`, ''); // shows that there will be a profile
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  process.once('SIGINT', () =>
    session.post('Profiler.stop', (_, { profile }) => {
      writeFileSync(`${file}.part`, JSON.stringify(profile));
      renameSync(`${file}.part`, file);
      process.exit();
    }),
  );
  process.on('SIGTERM', () => {}); // half a second later: still writing
}
