/** A post as the editor's REST answers carry it; a collection's own members beside. */
interface Post {
  id: number;
  slug: string;
  status: string;
  link: string;
  title: { rendered: string };
  [member: string]: unknown;
}

/** What an editor does, over REST with an application password. Every call throws a sentence when WordPress refuses. */
export function editing(url: string, user: string, applicationPassword: string) {
  const authorization = `Basic ${Buffer.from(`${user}:${applicationPassword}`).toString('base64')}`;

  async function ask<Answer>(method: string, path: string, fields?: object): Promise<Answer> {
    const response = await fetch(`${url}/wp-json/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: fields && JSON.stringify(fields),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${response.status} from ${method} ${path}: ${text.slice(0, 400)}`);
    return JSON.parse(text) as Answer;
  }

  return {
    /** Makes a post, published unless the fields say otherwise. */
    create: (collection: string, fields: object) =>
      ask<Post>('POST', `wp/v2/${collection}`, { status: 'publish', ...fields }),
    /** Changes the fields given; of `acf` too only those given. */
    update: (collection: string, id: number, fields: object) =>
      ask<Post>('POST', `wp/v2/${collection}/${id}`, fields),
    /** Moves a post to the trash. */
    trash: (collection: string, id: number) => ask<Post>('DELETE', `wp/v2/${collection}/${id}`),
    /** The post with a slug in any status, or null. */
    find: async (collection: string, slug: string) =>
      (await ask<Post[]>('GET', `wp/v2/${collection}?slug=${slug}&status=any`))[0] ?? null,
    ask,
  };
}
