import { utcTime, stateOf, type Preview } from '@/lib/preview/preview';
import { OmissionNotes } from './omission-notes';

/** Above a page that an editor previews: what it is, the way back, and what of it cannot be shown. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const {
    address,
    draft,
    editUrl,
    fault,
    fields,
    generated,
    id,
    omissions,
    refresh,
    regenerating,
    until,
  } = preview;
  return (
    <aside
      className="preview-banner no-print"
      aria-label="Preview"
      data-editor={originOf(editUrl)}
      data-post={id}
    >
      {/* oxlint-disable-next-line nextjs/no-css-tags -- an imported sheet would be in every page */}
      <link rel="stylesheet" href="/api/preview/styles/" />
      <script src="/api/preview/script/" async />
      <meta name="robots" content="noindex, nofollow" />
      <form
        className="preview-line wrap"
        action={`/api/preview/exit/?${new URLSearchParams({ address })}`}
        method="post"
      >
        <p>
          <strong>Preview.</strong> {draft && stateOf(draft)} It ends at {utcTime(until).slice(11)}.
          {regenerating
            ? ' Visitors’ copy is being regenerated.'
            : generated && ` Visitors’ copy was made at ${utcTime(generated)}.`}
        </p>
        <a href={editUrl}>Edit in WordPress</a>
        {refresh && (
          <button className="btn btn-quiet" formAction={refresh}>
            Refresh now
          </button>
        )}
        <button className="btn btn-quiet">Exit preview</button>
      </form>
      {draft?.unsaved === 'all' && (
        <p className="wrap">
          Title, text, fields and picture are as they stand in the editor. A click on one opens its
          field.
        </p>
      )}
      {draft?.unsaved === 'text' && (
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
      {/* The fields that a click on the page opens, as buttons for the keyboard. The script shows them beside an editor. */}
      <details className="wrap" hidden>
        <summary>Fields on this page</summary>
        {fields.map(({ field, shows }) => (
          <button
            key={field}
            type="button"
            className="btn btn-quiet"
            data-opens={field}
            data-shows={shows}
          >
            {field}
          </button>
        ))}
      </details>
    </aside>
  );
}

/** The origin of the editor; the address itself where it names no host. */
const originOf = (editUrl: string) => (URL.canParse(editUrl) ? new URL(editUrl).origin : editUrl);
