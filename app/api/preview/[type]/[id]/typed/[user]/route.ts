import { openPreview } from '../../../../open';

export const dynamic = 'force-dynamic';

/** The post's page with what a user of WordPress is typing, beside the editor. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/preview/[type]/[id]/typed/[user]'>,
) {
  const { type, id, user } = await params;
  return openPreview(request, type, id, user);
}
