/** A text in which no line ends inside a designation: AMS-T-9047, Cr-Ni-Cu-Mo. One too long for a narrow phone may end anywhere. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/((?<!\S)(?=\S{1,16}(?!\S))\(?[^\s(]+-\S*[\d-]\S*)/).map((part, i) =>
    i % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <span key={i} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
