/** The name of a posted field, and of the file in it; `null` where it holds text. */
interface PartHead {
  name: string;
  fileName: string | null;
}

/** Takes the parts of a body as they arrive; reading waits until each call is done, and reuses the memory of its bytes. */
interface PartSink {
  begin(head: PartHead): Promise<void> | void;
  data(bytes: Buffer): Promise<void> | void;
  end(): Promise<void> | void;
}

const maxHeadBytes = 8 * 1024;
const lineBreak = Buffer.from('\r\n');
const blankLine = Buffer.from('\r\n\r\n');

/** The boundary that a multipart content type names; `null` where there is none. */
export const boundaryOf = (contentType: string) => {
  const [, quoted, token] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? token ?? null;
};

/**
 * Reads a multipart/form-data body piece by piece, in memory that does not grow with it. Throws a `SyntaxError` where it is
 * malformed or ends too early, and whatever the sink or the connection throws.
 */
export async function readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  sink: PartSink,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first boundary has no line break before it.
  let pending: Buffer = lineBreak;
  let state: 'start' | 'data' | 'boundary' | 'head' | 'end' = 'start';
  let isComplete = false;

  /** Takes one step; `false` where it needs more bytes. */
  async function step(): Promise<boolean> {
    switch (state) {
      case 'start': {
        if (pending.length < delimiter.length) return false;
        if (!pending.subarray(0, delimiter.length).equals(delimiter))
          throw new SyntaxError('The body does not begin with its boundary.');
        pending = pending.subarray(delimiter.length);
        state = 'boundary';
        return true;
      }
      case 'data': {
        const at = pending.indexOf(delimiter);
        const length = at < 0 ? Math.max(0, pending.length - delimiter.length + 1) : at;
        if (length > 0) await sink.data(pending.subarray(0, length));
        pending = pending.subarray(at < 0 ? length : at + delimiter.length);
        if (at < 0) return false;
        await sink.end();
        state = 'boundary';
        return true;
      }
      case 'boundary': {
        if (pending.length < 2) return false;
        const next = pending.toString('latin1', 0, 2);
        if (next !== '--' && next !== '\r\n') throw new SyntaxError('A boundary does not end.');
        pending = pending.subarray(2);
        isComplete = next === '--';
        state = isComplete ? 'end' : 'head';
        return true;
      }
      case 'head': {
        const at = pending.indexOf(blankLine);
        if (Math.max(at, at < 0 ? pending.length : 0) > maxHeadBytes)
          throw new SyntaxError('The head of a part is too long.');
        if (at < 0) return false;
        const head = pending.toString('utf8', 0, at);
        pending = pending.subarray(at + blankLine.length);
        await sink.begin(headOf(head));
        state = 'data';
        return true;
      }
      case 'end':
        pending = pending.subarray(pending.length); // bytes after the last boundary are ignored
        return false;
    }
  }

  // The same bytes of memory for each piece: 50 MB in new ones would be held until they are collected.
  let room = Buffer.alloc(0);
  for await (const chunk of body) {
    const length = pending.length + chunk.length;
    if (room.length < length) room = Buffer.allocUnsafe(length);
    const rest = pending.copy(room);
    room.set(chunk, rest);
    pending = room.subarray(0, length);
    while (await step());
  }
  if (!isComplete) throw new SyntaxError('The body ends before its last boundary.');
}

/** The parameters of `Content-Disposition`, as browsers write them: a quote inside is `%22`. */
function headOf(text: string): PartHead {
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(text)?.[1];
  if (disposition === undefined) throw new SyntaxError('A part has no name.');
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, token = ''] of disposition.matchAll(
    /;\s*([\w-]+)=(?:"([^"]*)"|([^;"\s]*))/g,
  ))
    parameters.set(key.toLowerCase(), (quoted ?? token).replaceAll('%22', '"'));
  const name = parameters.get('name');
  if (name === undefined) throw new SyntaxError('A part has no name.');
  return { name, fileName: parameters.get('filename') ?? null };
}
