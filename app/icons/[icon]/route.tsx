import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { icons, paper } from '@/lib/site/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => icons.map(({ file }) => ({ icon: file }));

/** The mark of `public/icon.svg` in a size of `lib/site/icons.ts`. */
export async function GET(_: Request, { params }: RouteContext<'/icons/[icon]'>) {
  const { icon } = await params;
  const { size, fills } = icons.find(({ file }) => file === icon)!;
  const mark = await readFile('public/icon.svg', 'utf8');
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        background: paper.light,
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn into a picture, never sent to a browser */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(mark)}`}
        width={size * fills}
        height={size * fills}
        alt=""
      />
    </div>,
    { width: size, height: size },
  );
}
