import type { Omission } from '@/content-schemas/salvage';
import { type Preview, stateOf, utcTime } from '@/lib/preview/preview';

/** Above a page that an editor previews: what it is, the way back, and what of it cannot be shown. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const { address, draft, editUrl, fault, omissions, until } = preview;
  return (
    <aside className="preview-banner no-print" aria-label="Preview">
      {/* oxlint-disable-next-line nextjs/no-css-tags -- an imported sheet would be in every page */}
      <link rel="stylesheet" href="/preview.css" />
      <meta name="robots" content="noindex, nofollow" />
      <form
        className="preview-line wrap"
        action={`/api/preview/exit/?${new URLSearchParams({ address })}`}
        method="post"
      >
        <p>
          <strong>Preview.</strong> {draft && stateOf(draft)} It ends at {utcTime(until).slice(11)}.
        </p>
        <a href={editUrl}>Edit in WordPress</a>
        <button className="btn btn-quiet">Exit preview</button>
      </form>
      {draft?.isTextNewer && (
        <p className="wrap">
          Title, text and excerpt are as they stand in the editor. Of fields and pictures WordPress
          keeps only what is saved: save a draft, or update, to see those here.
        </p>
      )}
      {fault && (
        <p className="preview-fault wrap" role="alert">
          {fault}
        </p>
      )}
      <OmissionNotes omissions={omissions} />
    </aside>
  );
}

export const OmissionNotes = ({ omissions }: { omissions: readonly Omission[] }) =>
  omissions.map(({ field, message }) => (
    <p key={field} className="preview-fault wrap">
      ✗ <code>{field || 'the record'}</code> cannot be shown: {message}.
    </p>
  ));
