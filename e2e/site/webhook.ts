import { signWebhook, signatureHeader, timestampHeader } from '@/lib/webhooks/signature';

/** The site's `WEBHOOK_SECRET` in these tests. */
export const secret = 'a secret of these tests';

let sent = 0;

/** A webhook as WordPress's plugin signs it now; each a second apart, because the same bytes twice are a replay. */
export function signedWebhook(...changes: object[]) {
  const body = JSON.stringify({ changes });
  const timestamp = String(Math.floor(Date.now() / 1000) + (sent += 1));
  const headers = {
    [timestampHeader]: timestamp,
    [signatureHeader]: signWebhook(secret, timestamp, body),
  };
  return (url: string) => fetch(`${url}/api/webhook/`, { method: 'POST', headers, body });
}
