import { Fragment } from 'react';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import { contrast } from '@/lib/design/contrast';
import { readColors } from '../colors';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const grounds = ['paper', 'sheet', 'sunk'];
const themes = ['light', 'dark'] as const;

/** Colors with their contrast on the three grounds, and the sizes of text. */
export function Foundations() {
  const colors = readColors();
  const known = new Map(colors.map((color) => [color.name, color]));
  return (
    <Group id="foundations" title="Color and type">
      <Specimen state="Colors, and their contrast on the three grounds">
        <ScrollRegion label="Colors">
          <table className="designations">
            <caption>Contrast is asked of text: 4.5 at least, 3 for rules of the interface</caption>
            <thead>
              <tr>
                <th scope="col">Token</th>
                {themes.map((theme) => (
                  <Fragment key={theme}>
                    <th scope="col">{theme}</th>
                    {grounds.map((ground) => (
                      <th key={ground} scope="col" className="numeric">
                        on {ground}
                      </th>
                    ))}
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {colors.map((color) => (
                <tr key={color.name}>
                  <th scope="row">{color.name}</th>
                  {themes.map((theme) => (
                    <Fragment key={theme}>
                      <td>
                        <svg className={styles.swatch} aria-hidden>
                          <rect width="100%" height="100%" fill={color[theme]} />
                        </svg>
                        {color[theme]}
                      </td>
                      {grounds.map((ground) => (
                        <td key={ground} className="numeric">
                          {contrast(color[theme], known.get(ground)![theme]).toFixed(1)}
                        </td>
                      ))}
                    </Fragment>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
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
          <p className="number">0123456789 R56400 4.43 g/cm³</p>
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
