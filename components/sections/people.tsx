import { Picture } from '@/components/picture/picture';
import { telephone } from '@/lib/site/company';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './people.module.scss';

export function People({ section }: SectionProps<'people'>) {
  if (section.people.length === 0 && !section.html) return null;
  return (
    <SectionFrame section={section}>
      {section.people.length > 0 && (
        <ul className={styles.people}>
          {section.people.map(({ name, role, phone, photo }, i) => (
            <li key={`${i} ${name}`}>
              {photo && (
                <Picture
                  image={name ? { ...photo, alt: '' } : photo}
                  sizes="(width >= 600px) 16rem, 6rem"
                  className={styles.photo}
                />
              )}
              <div>
                {name && <h3>{name}</h3>}
                {role && <p>{role}</p>}
                {phone && (
                  <p className={styles.phone}>
                    <a href={telephone(phone)}>{phone}</a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
