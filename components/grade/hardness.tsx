import { listWithoutKeys } from '@/components/primitives/list-without-keys';

/** "40 HRC min, 388 HB min": a line ends between the values, and not within one. "40 HRC, 388 HB" fits one line. */
export const Hardness = ({ text }: { text: string }) =>
  listWithoutKeys(text.length < 16 ? [text] : text.split(/(?<=[,;]) /), (value, i) => (
    <>
      {i > 0 && ' '}
      <span className="whole number">{value}</span>
    </>
  ));
