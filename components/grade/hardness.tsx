import { listWithoutKeys } from '@/components/primitives/list-without-keys';

/** "40 HRC min, 388 HB min": a line ends between the values, and not within one. */
export const Hardness = ({ text }: { text: string }) =>
  listWithoutKeys(text.split(/(?<=[,;]) /), (value, i) => (
    <>
      {i > 0 && ' '}
      <span className="whole number">{value}</span>
    </>
  ));
