import { menu as sampleMenu, records as sampleRecords } from '../../lib/cms/sample/records';
import type { SeedMenuItem, SeedRecord } from '../../lib/cms/sample/record';
import { createResponder, seedPosts } from '../../lib/cms/sample/responder';
import { seedDate, type Post } from '../../lib/cms/sample/post-json';

/** The fields of a request that the contact form accepted. */
type Submission = Readonly<Record<string, string>>;

interface Seed {
  records?: readonly SeedRecord[];
  menu?: readonly SeedMenuItem[];
  /** What its links start with. */
  origin?: string;
}

const draftPath = /^\/wp-json\/wp\/v2\/(\w+)\/(\d+)(\/autosaves)?$/;

/** A WordPress in this process, which needs no network: the sample's responder over content that can be edited while it runs. */
export function createWordPress({
  records = sampleRecords,
  menu = sampleMenu,
  origin = 'https://wordpress.sample',
}: Seed = {}) {
  let posts = seedPosts(records);
  const responderOf = (shown: readonly Post[]) => createResponder({ posts: shown, menu, origin });
  let respond = responderOf(posts);
  let lastId = posts.at(-1)?.id ?? 0;
  const submissions: Submission[] = [];

  function change(next: readonly Post[]) {
    posts = next;
    respond = responderOf(posts);
  }

  function indexOf(reference: string): number {
    const index = posts.findIndex(({ collection, slug }) => reference === `${collection}/${slug}`);
    if (index < 0) throw new Error(`WordPress has no post "${reference}".`);
    return index;
  }

  /** Every change is later than the seed, and than all before it. */
  let latest = seedDate(posts.length + 1_000).getTime();
  const now = () => new Date((latest = Math.max(Date.now(), latest + 1000)));

  /** A post in any state, as its editor reads it; nothing of it is unsaved. */
  async function draft(collection: string, id: number, isAutosaves: boolean): Promise<Response> {
    const asked = posts.find((post) => post.collection === collection && post.id === id);
    if (!asked) return Response.json({ code: 'rest_post_invalid_id' }, { status: 404 });
    if (isAutosaves) return Response.json([]);
    const shown = responderOf(
      posts.map((post) => (post === asked ? { ...post, status: 'publish' as const } : post)),
    );
    const list = shown(new Request(`${origin}/wp-json/wp/v2/${collection}?include=${id}`));
    const [post] = (await list.json()) as object[];
    return Response.json({ ...post, status: asked.status ?? 'publish' });
  }

  async function received(request: Request) {
    const values: Record<string, string> = {};
    for (const [name, value] of await request.formData())
      if (typeof value === 'string') values[name] = value;
    submissions.push(values);
  }

  return {
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const [, collection = '', id, autosaves] = draftPath.exec(pathname) ?? [];
      if (id && request.headers.has('authorization'))
        return draft(collection, Number(id), autosaves !== undefined);
      const response = respond(request);
      if (request.method === 'POST' && response.ok) await received(request);
      return response;
    },
    /** Publishes a record (or drafts it), and returns its id. */
    add(record: SeedRecord): number {
      lastId += 1;
      change([...posts, { ...record, id: lastId, modified: now() }]);
      return lastId;
    },
    /** Changes the post named "titanium_grades/6al-4v". Throws where there is none. */
    edit(reference: string, changed: Partial<SeedRecord>) {
      change(
        posts.with(indexOf(reference), {
          ...posts[indexOf(reference)]!,
          ...changed,
          modified: now(),
        }),
      );
    },
    remove(reference: string) {
      const index = indexOf(reference);
      change(posts.filter((_, i) => i !== index));
    },
    /** The requests the contact form accepted, oldest first. */
    submissions: (): readonly Submission[] => submissions,
  };
}

export type WordPress = ReturnType<typeof createWordPress>;
