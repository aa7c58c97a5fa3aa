import type { ComponentProps } from 'react';
import { condition } from '@/lib/search/known-names';
import type { Found } from '@/lib/search/search';
import { metalOf } from '@/lib/search/metal-of';
import styles from './found-link.module.scss';

/** A link to a page found: its title, its kind and the name that matched, in the color of its metal. */
export function FoundLink({
  page: { kind, title, path, detail, matched },
  ...props
}: { page: Found } & Omit<ComponentProps<'a'>, 'href'>) {
  const metal = metalOf(path);
  const reason = matched && metal && !detail.includes(matched) ? inWords(matched) : '';
  return (
    <a {...props} className={styles.found} href={path} data-metal={metal?.slug}>
      <span className={styles.title}>{title}</span>
      <span className={styles.kind}>
        {metal && kind !== 'Metal' ? `${metal.name} · ${wordFor(kind)}` : wordFor(kind)}
      </span>
      {(detail || reason) && (
        <span className={kind === 'Grade' ? `${styles.detail} number` : styles.detail}>
          {reason}
          {detail}
        </span>
      )}
    </a>
  );
}

/** What visitors read for a kind of page. */
const words: Readonly<Record<string, string>> = {
  Spec: 'Specification',
  Process: 'Value added service',
};
const wordFor = (kind: string) => words[kind] ?? kind;

/** "also W.-Nr. 1.4542 · ", "condition H1025 · ": numbers of the German system, and conditions, are named as such. */
const inWords = (name: string) =>
  condition.test(name)
    ? `condition ${name.replace(/^condition /, '')} · `
    : `also ${/^\d\.\d{4}$/.test(name) ? 'W.-Nr. ' : ''}${name} · `;
