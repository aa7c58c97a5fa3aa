import { openPreview } from '../../open';

export const dynamic = 'force-dynamic';

/** From WordPress's preview button to the post's page. */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[type]/[id]'>) {
  const { type, id } = await params;
  return openPreview(request, type, id, null);
}
