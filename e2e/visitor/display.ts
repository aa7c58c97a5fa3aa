import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen for browsers that need one: the desktop's, else one that exists in memory alone. */
export async function openDisplay() {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, close: () => {} };
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, close: () => void screen.kill('SIGTERM') };
}
