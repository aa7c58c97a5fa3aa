import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { wires } from './wire';

/** The head of each answer to what is sent as it is, until the site closes or has answered so often. */
function heads(sent: string, count: number): Promise<string[]> {
  const { hostname, port } = new URL(process.env.E2E_SITE!);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    let came = '';
    const answered = () => came.match(/HTTP\/1\.1 \d{3}[\s\S]*?(?=\r\n\r\n)/g) ?? [];
    socket.on('data', (chunk) => {
      came += chunk.toString('latin1');
      if (answered().length >= count) socket.destroy();
    });
    socket.setTimeout(10_000, () => socket.destroy());
    socket.once('error', reject);
    socket.once('close', () => resolve(answered()));
  });
}

test('whatever comes over the wire is answered, and neither fails nor leads away', async () => {
  const wrong: string[] = [];
  const tally = new Map<number, number>();
  const rest = [...wires];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [sent, allowed] = next;
      // A row with several statuses allows any of them; a pipelined one has as many answers as requests.
      const count = sent.split(/ HTTP\/1\.1\r\n/).length - 1 || 1;
      const answers = await heads(sent, count);
      const statuses = answers.map((head) => Number(head.slice(9, 12)));
      for (const status of statuses) tally.set(status, (tally.get(status) ?? 0) + 1);
      const right =
        count > 1 ? String(statuses) === String(allowed) : allowed.includes(statuses[0]!);
      if (!right || /^(?:location|refresh|link):.*\/\/(?!127\.0\.0\.1)/im.test(answers.join('\n')))
        wrong.push(`${sent.slice(0, 90)} → ${answers.join(' / ').slice(0, 200) || 'nothing'}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const counts = [...tally].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status} × ${n}`);
  console.log(`${wires.length} odd requests over the wire: ${counts.join(', ')}`);
  expect(wrong).toEqual([]);
});
