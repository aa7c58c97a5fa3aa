import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { AttachmentFile } from '@/lib/quotes/attachments/attachment';
import { isLinkValid } from '@/lib/quotes/attachments/links';
import { findReadable } from '@/lib/quotes/quote-record';
import { isReference } from '@/lib/quotes/reference';
import { quoteStore } from '@/lib/quotes/store';

export const dynamic = 'force-dynamic';

const headers = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

const nothing = () =>
  new Response('This link is wrong or has expired. Please ask for the file by its reference.\n', {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });

/** A file of a quote request, for whoever has its signed link: to be saved, never shown in the browser. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/quote-file/[reference]/[index]'>,
): Promise<Response> {
  const { reference, index } = await params;
  const query = new URL(request.url).searchParams;
  const [expires, signed] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  if (!isReference(reference) || !isLinkValid({ reference, index, expires, signed }, Date.now()))
    return nothing();
  const store = quoteStore();
  const stored = await findReadable(store, reference);
  const attachment = stored?.record.attachments?.[Number(index)];
  const file = attachment ? await store.attachment(reference, Number(index)) : null;
  if (!attachment || !file) return nothing();
  return new Response(await bodyFor(request, file), {
    headers: {
      ...headers,
      // As bytes, not by the file's own type: no browser opens it in place.
      'content-type': 'application/octet-stream',
      'content-length': String(attachment.size),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(attachment.name).replace(/['()*]/g, encode)}`,
    },
  });
}

/** The bytes, read as they are sent; none for HEAD. */
async function bodyFor({ method }: Request, file: AttachmentFile) {
  if (method === 'HEAD') {
    await file.release();
    return null;
  }
  const stream = createReadStream(file.path);
  stream.once('close', () => void file.release());
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** What RFC 8187 wants encoded and `encodeURIComponent` leaves. */
const encode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
