import type { Omission } from '@/content-schemas/salvage';

/** For an editor who previews: in place of what cannot be shown, which field it is, and why. */
export const OmissionNotes = ({ omissions }: { omissions: readonly Omission[] }) =>
  omissions.map(({ field, message }) => (
    <p
      key={field}
      className="wrap section"
      style={{ color: 'var(--err)', borderInlineStart: '4px solid', fontWeight: 600 }}
    >
      <code>{field || 'the record'}</code> cannot be shown: {message}.
    </p>
  ));
