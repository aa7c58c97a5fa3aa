import basis from '@/components/basis/basis.module.scss';

/** Marks minima that hold for samples treated after delivery. `CapabilityNote` under the table explains it. */
export const CapabilityMark = ({ isCapability }: { isCapability: boolean }) =>
  isCapability && <span className={basis.mark}>‡</span>;

/** What the mark means, where any row has it. */
export const CapabilityNote = ({ isCapability }: { isCapability: boolean }) =>
  isCapability && (
    <p className={`${basis.note} beneath`}>‡ After treatment; the product ships without it.</p>
  );
