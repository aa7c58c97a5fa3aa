import { Picture } from '@/components/picture/picture';
import { site } from '@/lib/site/company';
import styles from './seals.module.scss';

/** The seals in the footer; of samples the words say that they are samples. */
export function Seals() {
  const { seals } = site;
  if (seals.length === 0) return null;
  return (
    <figure className={styles.seals}>
      <ul>
        {seals.map(({ file, name, sample }) => (
          <li key={file}>
            <Picture
              image={{
                src: `/seals/${file}.svg`,
                alt: sample ? `${name} (sample mark)` : name,
                width: 64,
                height: 64,
                sizes: [],
              }}
              sizes="4rem"
            />
          </li>
        ))}
      </ul>
      {seals.some(({ sample }) => sample) && (
        <figcaption>Sample marks, not certificates.</figcaption>
      )}
    </figure>
  );
}
