/** Bytes that the files of an archive may inflate to together. */
const maxInflated = 10 * 1024 * 1024;
const maxFiles = 1_000;
/** A signature and what follows it, before the comment of the archive. */
const endLength = 22;

/** Refused, with a sentence that says why. */
export class UnreadableFile extends Error {}

/**
 * The files of a zip archive that are wanted, as text by their names. Only these are inflated, and no further than the
 * limit, whatever sizes the archive claims. Throws an `UnreadableFile`.
 */
export async function readZip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfArchive(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxFiles) throw new UnreadableFile('it holds too many files');
  const files = new Map<string, string>();
  let left = maxInflated;
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw damaged();
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const packed = view.getUint32(at + 20, true);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    // Some writers separate folders by backslashes, as Windows does.
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/');
    if (isWanted(name)) {
      if ((flags & 1) === 1) throw new UnreadableFile('it is protected by a password');
      const from = startOf(view, view.getUint32(at + 42, true));
      const { text, length } = await inflate(bytes.subarray(from, from + packed), method, left);
      left -= length;
      files.set(name, text);
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

const damaged = () => new UnreadableFile('it is damaged');

function endOfArchive(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw damaged();
}

/** Where the content of a file begins, behind its own header. */
function startOf(view: DataView, header: number): number {
  if (header + 30 > view.byteLength || view.getUint32(header, true) !== 0x04034b50) throw damaged();
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
}

/** The text of a file, and its bytes. */
async function inflate(packed: Uint8Array<ArrayBuffer>, method: number, limit: number) {
  if (method !== 0 && method !== 8) throw damaged();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const take = (chunk: Uint8Array) => {
    length += chunk.length;
    if (length > limit) throw new UnreadableFile('it is far larger than it looks');
    text += decoder.decode(chunk, { stream: true });
  };
  if (method === 0) take(packed);
  else {
    const stream = new DecompressionStream('deflate-raw');
    const writer = stream.writable.getWriter();
    // A fault in the data is seen by the reader too.
    void writer.write(packed).catch(() => {});
    void writer.close().catch(() => {});
    const reader = stream.readable.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
    } catch (error) {
      void reader.cancel().catch(() => {});
      throw error instanceof UnreadableFile ? error : damaged();
    }
  }
  return { text: text + decoder.decode(), length };
}
