import type { Grade } from '@/content-schemas/grade';
import { site } from '@/lib/site/company';
import styles from '@/components/basis/basis.module.scss';

/** Whose trademark the grade's name is, and the notice that California asks for with some metals. */
export function LegalNotes({ grade }: { grade: Grade }) {
  const names = [grade.title, ...grade.aliases].join(' ').toLowerCase();
  const marks = site.trademarks.flatMap(({ owner, names: marked }) =>
    marked
      .filter((name) => names.includes(name.toLowerCase()))
      .map(
        (name) => `${name} is a trademark of ${owner}; the name is used to name the alloy only.`,
      ),
  );
  const contains = new Set(grade.chemistry?.match(/\b[A-Z][a-z]?\b/g));
  const isListed = site.proposition65.elements.some((element) => contains.has(element));
  if (marks.length === 0 && !isListed) return null;
  return (
    <p className={styles.note}>
      {[...marks, isListed && site.proposition65.notice].filter(Boolean).join(' ')}
    </p>
  );
}
