import type { CSSProperties } from 'react';
import { colors } from './colors';
import { clipped } from './clipped';
import { sectionDrawing } from './section-drawing';

interface ShareWords {
  /** The supplier's name. */
  brand: string;
  title: string;
  kicker: string;
  /** Facts under the title, the first as many as there is room for. */
  facts: readonly { name: string; value: string }[];
  /** The slug of the metal it is about. */
  metal: string | null;
}

/** What the renderer of pictures understands of CSS: boxes in rows and columns. */
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const maxFacts = 2;
/** Characters there is room for: of a title in its smallest size, and of every other line. */
const [maxTitle, maxLine] = [90, 48];
/** Pixels of the drawing beside them. */
const [width, height] = [480, 606];

/** The picture that is shown where a page is shared: a title block beside a cut bar of its metal. */
export function SharePicture({ brand, title, kicker, facts, metal }: ShareWords) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colors.sheet,
        color: colors.ink,
        borderTop: `24px solid ${colors[metal ?? 'ink']}`,
        fontFamily: 'B612',
      }}
    >
      <div style={{ ...column, flex: 1, justifyContent: 'space-between', padding: '48px 56px' }}>
        <div style={column}>
          <div style={{ color: colors['ink-2'], fontSize: 30 }}>{clipped(kicker, maxLine)}</div>
          <div style={{ marginTop: 16, fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.1 }}>
            {clipped(title, maxTitle)}
          </div>
          {facts.slice(0, maxFacts).map(({ name, value }) => (
            <div key={name} style={{ marginTop: 16, fontSize: 30 }}>
              {clipped(`${name}  ${value}`, maxLine)}
            </div>
          ))}
        </div>
        <div style={{ borderTop: `3px solid ${colors.ink}`, paddingTop: 20, fontSize: 30 }}>
          {clipped(brand, maxLine)}
        </div>
      </div>
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn into a picture, never sent to a browser */}
      <img
        src={sectionDrawing(metal, width, height)}
        width={width}
        height={height}
        alt=""
        style={beside}
      />
    </div>
  );
}

const beside: CSSProperties = { borderLeft: `3px solid ${colors.ink}` };

/** Pixels of a title: long ones are set smaller, so that three lines hold them. */
const sizeOf = (title: string) => (title.length <= 14 ? 92 : title.length <= 34 ? 64 : 46);
