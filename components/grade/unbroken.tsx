import { listWithoutKeys } from '@/components/primitives/list-without-keys';

/** A text in which no line ends inside a designation: AMS-T-9047, Cr-Ni-Cu-Mo. One too long for a narrow phone may end anywhere. */
export const Unbroken = ({ text }: { text: string }) =>
  listWithoutKeys(text.split(/((?<!\S)(?=\S{1,16}(?!\S))\(?[^\s(]+-\S*[\d-]\S*)/), (part, i) =>
    i % 2 ? <span className="whole">{part}</span> : <>{part}</>,
  );
