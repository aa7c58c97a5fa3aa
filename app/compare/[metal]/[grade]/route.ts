import { toCompared } from '@/lib/comparison/to-compared';
import { getGrade } from '@/lib/content/inventory';
import { findMetal } from '@/lib/catalog/metals';
import { fromAddress } from '@/lib/routing/routes';

export const revalidate = 900;
export const dynamic = 'force-static';

/** Each is made when it is first compared. */
export const generateStaticParams = () => [];

/** A grade as the browser compares it: `/compare/titanium/6al-4v.json`. */
export async function GET(_: Request, { params }: RouteContext<'/compare/[metal]/[grade]'>) {
  const { metal: slug, grade: file } = await params;
  const metal = findMetal(slug);
  const grade =
    metal && file.endsWith('.json') && (await getGrade(metal, fromAddress(file.slice(0, -5))));
  return grade
    ? Response.json(toCompared(metal, grade), { headers: { 'x-robots-tag': 'noindex' } })
    : new Response('There is no grade of this name.\n', { status: 404 });
}
