import { Readable } from 'node:stream';
import { isLinkValid } from '@/lib/quotes/attachments/links';
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
  const attachment = (await store.find(reference))?.attachments[Number(index)];
  if (!attachment) return nothing();
  const bytes = () => Readable.toWeb(Readable.from(store.fileParts(reference, Number(index))));
  return new Response(request.method === 'HEAD' ? null : (bytes() as ReadableStream<Uint8Array>), {
    headers: {
      ...headers,
      // As bytes, not by the file's own type: no browser opens it in place.
      'content-type': 'application/octet-stream',
      'content-length': String(attachment.size),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(attachment.name).replace(/['()*]/g, encode)}`,
    },
  });
}

/** What RFC 8187 wants encoded and `encodeURIComponent` leaves. */
const encode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
