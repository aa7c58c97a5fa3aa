import type { Omission } from '@/content-schemas/salvage';
import styles from './preview-banner.module.scss';

/** For an editor who previews: which field cannot be shown, and why. */
export const OmissionNotes = ({ omissions }: { omissions: readonly Omission[] }) =>
  omissions.map(({ field, message }) => (
    <p key={field} className={`${styles.fault} wrap`}>
      ✗ <code>{field || 'the record'}</code> cannot be shown: {message}.
    </p>
  ));
