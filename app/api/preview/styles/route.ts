import { previewStyles } from '@/components/preview/preview-styles';

export const dynamic = 'force-static';

/** The styles of a preview. No page for visitors loads them. */
export const GET = (): Response =>
  new Response(previewStyles, { headers: { 'content-type': 'text/css; charset=utf-8' } });
