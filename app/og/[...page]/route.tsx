import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SharePicture } from '@/components/share-picture/share-picture';
import { getEntry } from '@/lib/content/directory';
import { inLetters } from '@/lib/design/font-letters';
import { serialQueue } from '@/lib/runtime/serial-queue';
import { pageOf } from '@/lib/routing/routes';
import { pictureSize, shortenedTo } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';

export const revalidate = 900;
export const dynamic = 'force-static';

/** Each is drawn at its first request: some 50 ms that a build need not spend hundreds of times. */
export const generateStaticParams = () => [];

/** The renderer reads WOFF, not WOFF2. */
const files = join(process.cwd(), 'node_modules/@fontsource/b612/files');
const getFonts = () =>
  Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'B612',
      weight,
      data: await readFile(join(files, `b612-latin-${weight}-normal.woff`)),
    })),
  );

/** Three lines of the smallest title. The renderer needs a minute for 20,000 letters, and shows no more of them. */
const maxLetters = 70;

/** One at a time: many new pictures must not delay the pages. */
const draw = serialQueue();

/** The picture of a page: `/og/inventory/titanium/grade/6al-4v.png`. */
export async function GET(_: Request, { params }: RouteContext<'/og/[...page]'>) {
  const path = pageOf((await params).page, '.png');
  const entry = path && (await getEntry(path));
  if (!entry) return new Response('There is no page of this name.\n', { status: 404 });
  const { title, kind, part, metal, details } = entry;
  const { facts = [] } = details();
  const drawing = async () => {
    const fonts = await getFonts();
    // A letter that is not in its fonts the renderer would fetch from other hosts, and have all pictures wait for them.
    const words = (text: string) => inLetters(shortenedTo(maxLetters, text));
    return new ImageResponse(
      <SharePicture
        brand={words(site.brand)}
        title={words(title)}
        kicker={words(metal && kind !== 'Metal' ? `${metal.name} · ${kind}` : part.title)}
        facts={facts.map(({ name, value }) => ({ name: words(name), value: words(value) }))}
        metal={metal?.slug ?? null}
      />,
      { ...pictureSize, fonts },
    ).arrayBuffer();
  };
  return new Response(await draw(drawing), { headers: { 'content-type': 'image/png' } });
}
