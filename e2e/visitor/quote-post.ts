/** A complete request, as a visitor fills in the form. */
export const quoteAnswers = {
  fullname: 'Ada Byron',
  companyname: 'Engines Ltd',
  email: 'ada@example.com',
  phone: '951 555 0100',
  message: 'Please quote 12 pieces.',
};

/** Posts a form, from one address: as its script does where it has files. */
export function post(
  url: string,
  fields: Record<string, string>,
  address = '192.0.2.1',
  files: readonly File[] = [],
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of files) body.append('attachments', file);
  return fetch(`${url}/api/quote/`, {
    method: 'POST',
    body: files.length > 0 ? body : new URLSearchParams(fields),
    headers: { accept: 'application/json', 'x-forwarded-for': address },
    signal: AbortSignal.timeout(5000),
  });
}
