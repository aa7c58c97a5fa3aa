import type { Omission } from '@/content-schemas/salvage';

/** For an editor who previews: which field cannot be shown, and why. */
export const OmissionNotes = ({ omissions }: { omissions: readonly Omission[] }) =>
  omissions.map(({ field, message }) => (
    <p key={field} className="preview-fault wrap">
      ✗ <code>{field || 'the record'}</code> cannot be shown: {message}.
    </p>
  ));
