/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
import { flightScript, readFlight, readOnlyFlight, withOneScript } from './flight.cjs';

const open = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const written = (piece: readonly unknown[]) =>
  `<script>self.__next_f.push(${htmlEscapeJsonString(JSON.stringify(piece))})</script>`;
/** A document as Next 16.4 writes it. */
const page = (body: string, ...pieces: readonly (readonly unknown[])[]) =>
  `<html><body>${body}${open}${pieces.map(written).join('')}</body></html>`;

/** What React in the browser is handed by the script, as Next's client reads it (`app-index.js`). */
function received(script: string): Buffer {
  const pushed: [number, string?][] = [];
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the test runs it as a browser does
  new Function('self', script)({ __next_f: pushed });
  expect(pushed[0]).toEqual([0]);
  return Buffer.concat(
    pushed.slice(1).map(([kind, data]) => Buffer.from(data!, kind === 3 ? 'base64' : 'utf8')),
  );
}

test('React gets exactly the data, whatever is in it, and nothing in it ends the script', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
      expect(received(flightScript(data)).equals(data)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(anyText(), (text) => {
      const data = Buffer.from(`</script><!--\u2028&${text}`);
      const script = flightScript(data);
      expect(script).not.toMatch(/[<\u2028\u2029]/);
      expect(received(script).equals(data)).toBe(true);
    }),
  );
});

test('a document of any number of pieces gets one script with the same data', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.uint8Array(), (texts, bytes) => {
      const data = Buffer.concat([...texts.map((text) => Buffer.from(text)), Buffer.from(bytes)]);
      const html = page('<p>x</p>', ...texts.map((text) => [1, text]), [
        3,
        Buffer.from(bytes).toString('base64'),
      ]);
      const { html: made, script } = withOneScript(html, data);
      expect(made).toBe(`<html><body><p>x</p><script>${script}</script></body></html>`);
      expect(received(script).equals(data)).toBe(true);
    }),
  );
});

test.each([
  ['no channel', '<html><body></body></html>'],
  ['a piece that says more', page('').replace('</body>', `${written([1, 'x', 2])}</body>`)],
  ['a form’s state', page('', [2, 'x'])],
  ['code', page('').replace('</body>', '<script>self.__next_f.push(alert(1))</script></body>')],
  [
    'JSON that Next would escape',
    page('').replace('</body>', '<script>self.__next_f.push([1,"&"])</script></body>'),
  ],
  ['something in between', page('').replace('</body>', `<p>x</p>${written([1, 'x'])}</body>`)],
  [
    'an attribute',
    page('').replace('</body>', '<script x>self.__next_f.push([1,""])</script></body>'),
  ],
  ['something after the end', `${page('', [1, 'x'])}<p>x</p>`],
  ['a document that was cut', page('', [1, 'x'.repeat(50)]).slice(0, -30)],
])('%s is not what Next writes', (_, html) => {
  expect(readFlight(html)).toBeNull();
});

test('a channel that is opened twice in a document is refused where its data is not known', () => {
  const injected = page(`${open}${written([1, 'evil'])}`, [1, 'data']);
  expect(readOnlyFlight(injected)).toBeNull();
  const { html } = withOneScript(injected, Buffer.from('data'));
  expect(html).toContain(written([1, 'evil']));
  expect(html).not.toContain(written([1, 'data']));
});

test('where the document ends with other data, its scripts stay and the stored data is added', () => {
  const { html, script } = withOneScript(page('', [1, 'other']), Buffer.from('data'));
  expect(received(script).toString()).toBe('data');
  expect(html).toContain('push([1,"other"])');
  expect(html.endsWith(`<script>${script}</script></body></html>`)).toBe(true);
});

test('Next writes the flight data of a page in this form, also bytes that are no text', async () => {
  const { createInlinedDataReadableStream } =
    await import('next/dist/server/app-render/use-flight-response');
  const pieces = [
    Buffer.from('0:"</script>&\u2028é"\n'),
    Buffer.from([255, 0, 128]),
    Buffer.from('1:2\n'),
  ];
  const stream = createInlinedDataReadableStream(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
        controller.close();
      },
    }),
    undefined,
    null,
  );
  const document = `<html><body>${await new Response(stream).text()}</body></html>`;
  expect(readFlight(document)?.data.equals(Buffer.concat(pieces))).toBe(true);
});
