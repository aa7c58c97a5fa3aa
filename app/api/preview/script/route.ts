import { previewScript } from '@/lib/browser/preview-fields';

export const dynamic = 'force-static';

/** The script of a preview beside its editor. No page for visitors loads it. */
export const GET = (): Response =>
  new Response(previewScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
