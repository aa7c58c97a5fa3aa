import { getSearchDocuments, type SearchList, searchLists } from '@/lib/content/search';

export const revalidate = 900;
export const dynamic = 'force-static';

const fileOf = (list: SearchList) => `${list}.json`;
export const generateStaticParams = () => searchLists.map((list) => ({ list: fileOf(list) }));

/** A list of what can be searched, made with the pages and read by the browser at the first focus. */
export async function GET(_: Request, { params }: RouteContext<'/search/[list]'>) {
  const asked = (await params).list;
  const list = searchLists.find((name) => fileOf(name) === asked);
  return list
    ? Response.json(await getSearchDocuments(list), { headers: { 'x-robots-tag': 'noindex' } })
    : new Response('There is no list of this name.\n', { status: 404 });
}
