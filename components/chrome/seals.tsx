import { Picture } from '@/components/picture/picture';
import styles from './seals.module.scss';

/** Certification and vendor marks. All are drawn samples: the owner puts the real ones here. */
const seals = [
  { file: 'iso-9001', name: 'ISO 9001' },
  { file: 'as9120', name: 'AS9120' },
  { file: 'vendor-a', name: 'Approved vendor A' },
  { file: 'vendor-b', name: 'Approved vendor B' },
];

/** The seals in the footer, with the words that say they are samples. */
export function Seals() {
  return (
    <figure className={styles.seals}>
      <ul>
        {seals.map(({ file, name }) => (
          <li key={file}>
            <Picture
              image={{
                src: `/seals/${file}.svg`,
                alt: `${name} (sample mark)`,
                width: 64,
                height: 64,
                sizes: [],
              }}
              sizes="4rem"
            />
          </li>
        ))}
      </ul>
      <figcaption>Sample marks, not certificates.</figcaption>
    </figure>
  );
}
