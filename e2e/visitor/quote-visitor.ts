type Post = (request: Request) => Promise<Response>;

/** Posts forms to the quote's route itself, each by a visitor of its own, so that the limit of one does not meet the next. */
export function quoteVisitors(route: () => Post) {
  let visitor = 0;
  return (
    fields: Record<string, string> | BodyInit | null,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const plain = fields !== null && Object.getPrototypeOf(fields) === Object.prototype;
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      duplex: 'half',
      headers: { 'x-forwarded-for': `192.0.2.${(visitor += 1)}`, host: 'site.example', ...headers },
      body: plain ? new URLSearchParams(fields as Record<string, string>) : (fields as BodyInit),
    };
    return route()(new Request('https://site.example/api/quote/', init));
  };
}
