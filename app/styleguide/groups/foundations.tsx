import { contrast } from '@/lib/contrast';
import { readColours } from '../colours';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const grounds = ['paper', 'sheet', 'sunk'];

/** Colours with their contrast on the three grounds, and the sizes of text. */
export function Foundations() {
  const colours = readColours();
  const known = new Map(colours.map((colour) => [colour.name, colour]));
  return (
    <Group id="foundations" title="Colour and type">
      <Specimen state="Colours, and their contrast on paper / sheet / sunk, light then dark">
        <div className={styles.swatches}>
          {colours.map(({ name, light, dark }) => (
            <div key={name}>
              <i style={{ '--swatch': `var(--${name})` } as React.CSSProperties} />
              <strong>{name}</strong>
              {([light, dark] as const).map((colour, i) => (
                <span key={colour + i} className="number">
                  {colour}{' '}
                  {grounds
                    .map((ground) =>
                      contrast(colour, known.get(ground)![i === 0 ? 'light' : 'dark']).toFixed(1),
                    )
                    .join(' / ')}
                </span>
              ))}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen state="Type: Archivo for words, B612 for numbers">
        <div className={styles.type}>
          <h2>Heading 2</h2>
          <h3>Heading 3</h3>
          <p className="lede">A lead paragraph says in a sentence what follows.</p>
          <p>
            Text, with a <a href="#foundations">link</a>, <strong>strong words</strong>,{' '}
            <code>AMS 4928</code> and <kbd>/</kbd>.
          </p>
          <p className="kicker">0123456789 R56400 4.43 g/cm³</p>
        </div>
      </Specimen>
      <Specimen state="Words of an editor">
        <div className="prose">
          <p>A paragraph, then a list:</p>
          <ul>
            <li>annealed</li>
            <li>solution treated and aged</li>
          </ul>
          <blockquote>Metal without papers is scrap with a price tag.</blockquote>
          <hr />
          <p>
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft breaks.
          </p>
        </div>
      </Specimen>
    </Group>
  );
}
