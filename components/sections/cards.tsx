import { Html } from '@/components/primitives/html';
import type { Image } from '@/content-schemas/image';
import type { Section } from '@/content-schemas/section';
import { Picture } from '@/components/picture/picture';
import { escapeHtml } from '@/lib/html/escape-html';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './cards.module.scss';

export function Cards({ section }: SectionProps<'card'>) {
  return (
    <SectionFrame section={section}>
      {section.cards.length > 0 && <CardList cards={section.cards} />}
    </SectionFrame>
  );
}

type Card = Section<'card'>['cards'][number] & { href?: string };

export const postCard = (
  { title, excerpt, image }: { title: string; excerpt: string; image: Image | null },
  href: string,
): Card => ({
  title,
  html: excerpt && `<p>${escapeHtml(excerpt)}</p>`,
  image,
  icon: null,
  button: null,
  href,
});

/** `priority`: the first picture is in the first view. */
export function CardList({
  cards,
  priority = false,
}: {
  cards: readonly Card[];
  priority?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, html, image, icon, button, href }, i) => (
        <li key={`${i} ${title}`} className={styles.card}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 600px) 24rem, 7rem"
              priority={priority && i === 0}
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            {icon && <Picture image={icon} sizes="48px" className={styles.icon} />}
            {title && <h3>{href ? <a href={href}>{title}</a> : title}</h3>}
            {html && <Html html={html} />}
            {button && (
              <p className={styles.button}>
                <SectionButton button={button} about={title} quiet />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
