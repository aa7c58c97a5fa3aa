import { utcTime, stateOf, type Preview } from '@/lib/preview/preview';
import { OmissionNotes } from './omission-notes';
import styles from './preview-banner.module.scss';

/** Above a page that an editor previews: what it is, the way back, and what of it cannot be shown. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const { address, draft, editUrl, fault, omissions, until } = preview;
  return (
    <aside className={`${styles.banner} no-print`} aria-label="Preview">
      <meta name="robots" content="noindex, nofollow" />
      <form
        className={`${styles.line} wrap`}
        action={`/api/preview/exit/?${new URLSearchParams({ address })}`}
        method="post"
      >
        <p>
          <strong>Preview.</strong> {draft && stateOf(draft)} It ends at {utcTime(until).slice(11)}.
        </p>
        <a href={editUrl}>Edit in WordPress</a>
        <button className="btn btn-quiet">Exit preview</button>
      </form>
      {draft?.unsaved && (
        <p className="wrap">
          Title, text and excerpt are as they stand in the editor. Of fields and pictures WordPress
          keeps only what is saved: save a draft, or update, to see those here.
        </p>
      )}
      {fault && (
        <p className={`${styles.fault} wrap`} role="alert">
          {fault}
        </p>
      )}
      <OmissionNotes omissions={omissions} />
    </aside>
  );
}
