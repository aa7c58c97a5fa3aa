/** A refusal in the shape of `WP_Error`, whose status is also in its body. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export const noRoute = () =>
  new Refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** A parameter that WordPress's schema does not allow; `fault` is the reason it gives. */
export const invalidParam = (
  name: string,
  code: string,
  fault: string,
  data: Readonly<Record<string, unknown>> | null = null,
) =>
  new Refusal(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, {
    params: { [name]: fault },
    details: { [name]: { code, message: fault, data } },
  });
