import { Fragment } from 'react';

/** "40 HRC min, 388 HB min": a line ends between the values, and not within one. "40 HRC, 388 HB" fits one line. */
export const Hardness = ({ text }: { text: string }) =>
  (text.length < 16 ? [text] : text.split(/(?<=[,;]) /)).map((value, i) => (
    <Fragment key={value}>
      {i > 0 && ' '}
      <span className="whole number">{value}</span>
    </Fragment>
  ));
