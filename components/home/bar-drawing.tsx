import styles from './bar-drawing.module.scss';

const cells = [
  { x: 18, name: 'MATERIAL', value: '6Al-4V' },
  { x: 148, name: 'SPEC', value: 'AMS 4928' },
  { x: 278, name: 'WEIGHT', value: '9.42 lb / pc' },
];

/** A round bar as a shop drawing shows it, in third-angle projection: side, section, cutting plane, dimensions, title block. 0.160 lb/in³ × π/4 × 2.5² × 12. */
export function BarDrawing() {
  return (
    <figure className={styles.sheet}>
      <svg
        viewBox="0 0 420 260"
        role="img"
        aria-label="Drawing of a titanium round bar, 2.500 in diameter by 12.000 in long, 9.42 pounds"
      >
        <g className={styles.lines}>
          <rect className={styles.outline} x="44" y="78" width="210" height="94" />
          <circle className={styles.outline} cx="356" cy="125" r="47" />
          <circle className={styles.section} cx="356" cy="125" r="47" />
          <path className={styles.centre} d="M26 125H280M304 125H408M356 70V180" />
          <path d="M44 74V40M254 74V40M44 48H254" />
          <path d="M258 78H350M258 172H350M278 78V172" />
          <path className={styles.plane} d="M200 66V186" />
          <path d="M200 66h-14M200 186h-14" />
          <path className={styles.arrow} d="M180 66l9-3v6zM180 186l9-3v6z" />
          <path className={styles.arrow} d="M44 48l9-3v6zM254 48l-9-3v6z" />
          <path className={styles.arrow} d="M278 78l-3 9h6zM278 172l-3-9h6z" />
          <path
            className={styles.diameter}
            transform="translate(289.5 147) rotate(-90)"
            d="M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M-4 6.5L4-6.5"
          />
        </g>
        <g className={styles.figures} aria-hidden="true">
          <text x="149" y="43">
            12.000
          </text>
          <text x="170" y="70">
            A
          </text>
          <text x="170" y="190">
            A
          </text>
          <text className={styles.name} x="356" y="192">
            SECTION A-A
          </text>
          <text transform="translate(294 117) rotate(-90)">2.500</text>
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
