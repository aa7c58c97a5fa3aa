import { plainPolicy } from '@/lib/site/plain-page';

interface ResponseHead {
  status: number;
  /** `null` where asking again needs no wait. */
  retryAfterSeconds: number | null;
}

/** Headers of whatever answers a posted form: in no cache, and with a policy that lets it load nothing. */
export const responseHeaders = ({ retryAfterSeconds }: ResponseHead) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(retryAfterSeconds !== null && { 'retry-after': String(retryAfterSeconds) }),
});

/** Whether a form's script sent the request, and not the form itself. */
export const asksForJson = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/json') ?? false;

/** A response as data for a form's script. */
export const jsonResponse = (head: ResponseHead, body: object): Response =>
  Response.json(body, { status: head.status, headers: responseHeaders(head) });

/** A response as a page that the route wrote, under the policy of such pages. */
export const pageResponse = (head: ResponseHead, html: string): Response =>
  new Response(html, {
    status: head.status,
    headers: {
      ...responseHeaders(head),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPolicy("'self'"),
    },
  });
