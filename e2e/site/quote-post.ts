/** A complete request, as a visitor fills in the form. */
export const answers = {
  fullname: 'Ada Byron',
  companyname: 'Engines Ltd',
  email: 'ada@example.com',
  phone: '951 555 0100',
  message: 'Please quote 12 pieces.',
};

/** Posts a form as its script does, from one address. */
export function post(
  url: string,
  fields: Record<string, string>,
  address = '192.0.2.1',
): Promise<Response> {
  return fetch(`${url}/api/quote/`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json', 'x-forwarded-for': address },
    signal: AbortSignal.timeout(5000),
  });
}
