/** @jest-environment node */
import { postedBody } from './posted-body';

const post = (body: BodyInit | null) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test.each([
  [null, ''],
  ['', ''],
  ['four', 'four'],
])('what is posted as %j is read as %j', async (body, read) => {
  expect(new TextDecoder().decode((await postedBody(post(body), 4))!)).toBe(read);
});

test('what is too large is not read to its end', async () => {
  let given = 0;
  const endless = new ReadableStream({
    pull(stream) {
      given += 1;
      stream.enqueue(new Uint8Array(10));
    },
  });
  expect(await postedBody(post(endless), 25)).toBeNull();
  expect(given).toBeLessThan(6);
});

test('what breaks off is thrown', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
  await expect(postedBody(post(broken), 25)).rejects.toThrow('gone');
});
