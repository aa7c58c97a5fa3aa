/** @jest-environment node */
import fc from 'fast-check';
import { boundaryOf, readParts } from './multipart';

async function* inPieces(body: Buffer, size: number) {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

async function partsOf(body: Buffer, boundary: string, size = body.length || 1) {
  const parts: { name: string; fileName: string | null; text: string }[] = [];
  await readParts(inPieces(body, size), boundary, {
    begin: (head) => void parts.push({ ...head, text: '' }),
    data: (bytes) => {
      const part = parts.at(-1);
      if (part) part.text += bytes.toString('latin1');
    },
    end: () => {},
  });
  return parts;
}

const bodyOf = async (form: FormData) => {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? '';
  return { boundary, body: Buffer.from(await response.arrayBuffer()) };
};

test('what a browser writes is read back byte for byte, in pieces of any size', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(Buffer.from('\r\n--\r\n\r\n------')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 64 }),
      async (contents, size) => {
        const form = new FormData();
        for (const [i, bytes] of contents.entries())
          form.append(`f${i}`, new File([Buffer.from(bytes)], `a"${i}.pdf`));
        form.append('text', 'Ø 2"');
        const { body, boundary } = await bodyOf(form);
        expect(await partsOf(body, boundary, size)).toEqual([
          ...contents.map((bytes, i) => ({
            name: `f${i}`,
            fileName: `a"${i}.pdf`,
            text: Buffer.from(bytes).toString('latin1'),
          })),
          { name: 'text', fileName: null, text: Buffer.from('Ø 2"').toString('latin1') },
        ]);
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});

test.each([
  ['nothing', ''],
  ['another boundary', '--y\r\n'],
  ['no end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['no name', '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--'],
  ['no disposition', '--x\r\nA: b\r\n\r\nb\r\n--x--'],
  ['a head without end', `--x\r\n${'a'.repeat(9000)}`],
  ['a boundary that goes on', '--xy\r\n'],
])('%s is no form', async (_, body) => {
  await expect(partsOf(Buffer.from(body), 'x')).rejects.toThrow(SyntaxError);
});

test('a name in the name of a file is no name of a field', async () => {
  const body =
    '--x\r\ncontent-disposition: form-data; name=a; filename="b; name=c"\r\n\r\n\r\n--x--';
  expect(await partsOf(Buffer.from(body), 'x')).toEqual([
    { name: 'a', fileName: 'b; name=c', text: '' },
  ]);
});
