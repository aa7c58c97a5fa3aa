import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Field, Problem } from '@/lib/calculators/calculator';
import { Complaint } from './complaint';
import styles from './tiles.module.scss';

/** A choice among drawings: radio buttons, each with its form of stock from the page's drawings. */
export function Tiles({
  field,
  chosen,
  problem,
  onChoose,
}: {
  field: Field;
  chosen?: string;
  problem?: Problem;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // Of a strip that is wider than the page, the part with what was chosen.
  useLayoutEffect(() => {
    const tile = row.current?.querySelector(`[value="${chosen}"]`)?.parentElement;
    if (row.current && tile)
      row.current.scrollLeft = tile.offsetLeft - (row.current.clientWidth - tile.clientWidth) / 2;
  }, [chosen]);

  // At a key in another field the form is rendered, but not its tiles.
  const choose = useRef(onChoose);
  useLayoutEffect(() => {
    choose.current = onChoose;
  });
  const { name, options } = field;
  const tiles = useMemo(
    () =>
      options?.map(({ value, label, form }) => (
        <label key={value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => choose.current(value)}
          />
          <svg width="36" height="36" aria-hidden="true">
            <use href={`#form-${form}`} />
          </svg>
          {label}
        </label>
      )),
    [name, options, chosen],
  );

  return (
    <fieldset className={styles.tiles} aria-describedby={problem && id}>
      <legend>{field.label}</legend>
      <div ref={row} className={`scroll-x ${styles.row}`}>
        {tiles}
      </div>
      {problem && (
        <p id={id} className={styles.message}>
          <Complaint problem={problem} />
        </p>
      )}
    </fieldset>
  );
}
