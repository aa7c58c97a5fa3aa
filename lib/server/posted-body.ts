/**
 * The bytes that were posted; `null` when they are more than `maxBytes`, of which no more is read. Next itself
 * has no limit for a route handler's body. Throws what the connection throws when it ends too early.
 */
export async function postedBody(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
