import styles from './bar-drawing.module.scss';

/** The title block under the drawing: where each cell begins, what it names and says. */
const cells = [
  { x: 18, name: 'MATERIAL', value: 'Ti-6Al-4V' },
  { x: 148, name: 'SPEC', value: 'AMS 4928' },
  { x: 278, name: 'WEIGHT', value: '9.42 lb / pc' },
];

/** A round bar as a shop drawing shows it: side, section, cutting plane, dimensions, title block. 0.160 lb/in³ × π/4 × 2.5² × 12. */
export function BarDrawing() {
  return (
    <figure className={styles.sheet}>
      <svg
        viewBox="0 0 420 260"
        role="img"
        aria-label="Drawing of a titanium round bar, 2.500 in diameter by 12.000 in long, 9.42 pounds"
      >
        <g className={styles.lines}>
          <rect className={styles.outline} x="60" y="78" width="210" height="94" />
          <circle className={styles.outline} cx="350" cy="125" r="47" />
          <circle className={styles.section} cx="350" cy="125" r="47" />
          <path className={styles.centre} d="M40 125H400M350 70V180" />
          <path d="M60 74V40M270 74V40M60 48H270" />
          <path d="M274 78H340M274 172H340M288 78V172" />
          <path className={styles.plane} d="M212 66V186" />
          <path d="M212 66h14M212 186h14" />
          <path className={styles.arrow} d="M232 66l-9-3v6zM232 186l-9-3v6z" />
          <path className={styles.arrow} d="M60 48l9-3v6zM270 48l-9-3v6z" />
          <path className={styles.arrow} d="M288 78l-3 9h6zM288 172l-3-9h6z" />
        </g>
        <g className={styles.figures} aria-hidden="true">
          <text x="140" y="43">
            12.000
          </text>
          <text x="240" y="70">
            A
          </text>
          <text x="240" y="190">
            A
          </text>
          <text className={styles.name} x="350" y="192">
            SECTION A-A
          </text>
          <text transform="translate(304 125) rotate(-90)">ø 2.500</text>
        </g>
        <g className={styles.block} aria-hidden="true">
          <path d="M10 202H410V252H10ZM140 202V252M270 202V252" />
          {cells.map(({ x, name, value }) => (
            <g key={name}>
              <text className={styles.name} x={x} y="217">
                {name}
              </text>
              <text x={x} y="240">
                {value}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </figure>
  );
}
