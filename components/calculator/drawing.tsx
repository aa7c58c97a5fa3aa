import type { Calculator, Solution } from '@/lib/calculators/calculator';
import { toDrawing } from '@/lib/calculators/piece-drawing';
import { Across, Along, Note } from './dimension-line';
import { layOut, sheet } from './drawing-layout';
import styles from './drawing.module.scss';
import type { Example } from './live-drawing';

/** The piece as a drawing: seen from the side and cut, with the sizes that were typed. */
export function Drawing({ drawing: given }: { drawing: NonNullable<Solution['drawing']> }) {
  const drawing = toDrawing(given);
  const { side, section, face, part } = layOut(drawing);
  const { width, height, length, inner } = drawing.dimensions;
  const [left, right] = [section.x - section.width / 2, section.x + section.width / 2];
  // Without the lines below it the piece stands lower, in the middle of its sheet.
  const below = inner ? 0 : width ? 8 : 20;
  const [top, bottom] = [section.y - section.height / 2, section.y + section.height / 2];
  return (
    <figure className={styles.sheet}>
      <svg
        viewBox={`0 ${-below} ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={drawing.label}
      >
        {side && (
          <>
            <path className={styles.solid} d={outline(side)} />
            {side.bore > 0 && (
              <path
                className={styles.hidden}
                d={`M${side.x} ${section.y - side.bore / 2}h${side.width}M${side.x} ${section.y + side.bore / 2}h${side.width}`}
              />
            )}
            <path
              className={styles.centre}
              d={`M${side.x - 14} ${section.y}H${side.x + side.width + 14}`}
            />
            <Along from={side.x} to={side.x + side.width} edge={side.y} at={24} label={length} />
          </>
        )}
        <path className={styles.stock} d={face} />
        <path className={styles.cut} d={part ?? face} />
        <path
          className={styles.centre}
          d={`M${left - 14} ${section.y}H${right + 14}M${section.x} ${top - 14}V${bottom + 14}`}
        />
        <Across from={top} to={bottom} edge={right} at={right + 30} label={height} />
        <Along from={left} to={right} edge={bottom} at={bottom + 20} label={width} />
        <Note at={[section.x, sheet.height - 6]} label={inner} />
      </svg>
    </figure>
  );
}

/** A bar too long for its sheet is drawn with a break near its end. */
function outline({ x, y, width, height, broken }: NonNullable<ReturnType<typeof layOut>['side']>) {
  if (!broken) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const gap = x + width * 0.7;
  const zigzag = (from: number) =>
    `M${from} ${y - 5}V${y + height * 0.4}l-5 ${height * 0.05}l10 ${height * 0.1}l-5 ${height * 0.05}V${y + height + 5}`;
  return [
    `M${gap} ${y}H${x}v${height}H${gap}`,
    `M${gap + 8} ${y}H${x + width}v${height}H${gap + 8}`,
    zigzag(gap),
    zigzag(gap + 8),
  ].join('');
}

/** The worked example of a calculator, drawn with the page. */
export function exampleOf(calculator: Calculator): Example {
  const { drawing } = calculator.solve({});
  return { drawn: drawing && <Drawing drawing={drawing} />, label: drawing?.label };
}
