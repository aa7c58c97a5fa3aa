/** @jest-environment node */
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readForm } from './read-form';

const requestOf = (type: string, body: BodyInit | ReadableStream) =>
  new Request('https://site.example/api/quote/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);

function inPieces(body: Uint8Array, size: number) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(body.slice(at, (at += size)));
      if (at >= body.length) controller.close();
    },
  });
}

async function read(request: Request) {
  const fields: Record<string, string> = {};
  const files: { name: string; content: string }[] = [];
  await readForm(request, fields, async (name, stream) => {
    await pause(1); // a folder is opened meanwhile
    files.push({ name, content: (await buffer(stream)).toString('latin1') });
  });
  return { fields, files };
}

test.each([1, 7, 64])('what a browser writes is read back, in pieces of %i bytes', async (size) => {
  const content = '\r\n--\r\n\r\n------\0\xff';
  const form = new FormData();
  form.append('text', 'Ø 2"');
  for (const name of ['Größe.pdf', 'b.pdf'])
    form.append('attachments', new File([Buffer.from(content, 'latin1')], name));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const body = inPieces(new Uint8Array(await whole.arrayBuffer()), size);
  expect(await read(requestOf(type, body))).toEqual({
    fields: { text: 'Ø 2"' },
    files: [
      { name: 'Größe.pdf', content },
      { name: 'b.pdf', content },
    ],
  });
});

const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = part('name="attachments"; filename="a.pdf"', 'a'.repeat(100_000));

test.each([
  ['nothing', ''],
  ['another boundary', '--y\r\n'],
  ['no end', part('name="a"', 'b')],
  ['no end of a file', file.slice(0, -100)],
  ['a file, and no end', file],
  ['a head without end', `--x\r\n${'a'.repeat(9000)}`],
])('%s is no form', async (_, body) => {
  await expect(read(requestOf('multipart/form-data; boundary=x', body))).rejects.toMatchObject({
    status: 400,
  });
});

test.each([
  ['text of more than 320 kB', part('name="a"', 'a'.repeat(330_000))],
  ['texts of more than 320 kB', part('name="a"', 'a'.repeat(30_000)).repeat(12)],
  ['more than 200 parts', part('name="a"', 'b').repeat(201)],
])('%s are too large', async (_, body) => {
  const request = requestOf('multipart/form-data; boundary=x', `${body}--x--`);
  await expect(read(request)).rejects.toMatchObject({ status: 413 });
});

test('a fault while a file is written is none of the form', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  const request = requestOf('multipart/form-data; boundary=x', `${file}${file}--x--`);
  await expect(readForm(request, {}, () => Promise.reject(full))).rejects.toBe(full);
  const late = requestOf('multipart/form-data; boundary=x', `${file}--x--`);
  const receive = async (_: string, stream: NodeJS.ReadableStream) => {
    await buffer(stream);
    await pause(20);
    throw full;
  };
  await expect(readForm(late, {}, receive)).rejects.toBe(full);
});
