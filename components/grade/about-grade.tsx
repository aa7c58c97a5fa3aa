import type { Grade } from '@/content-schemas/grade';
import styles from '@/components/basis/basis.module.scss';
import { Html } from '@/components/primitives/html';
import { site } from '@/lib/site/company';
import { Fold } from './fold';

export function AboutGrade({ grade }: { grade: Grade }) {
  const names = [grade.title, ...grade.aliases].join(' ').toLowerCase();
  const marks = site.trademarks.flatMap(({ owner, names: marked }) =>
    marked
      .filter((name) => names.includes(name.toLowerCase()))
      .map(
        (name) => `${name} is a trademark of ${owner}; the name is used to name the alloy only.`,
      ),
  );
  if (grade.html === '' && marks.length === 0) return null;
  return (
    <Fold id="about" title={`About ${grade.title}`}>
      <Html html={grade.html} />
      {marks.length > 0 && <p className={styles.note}>{marks.join(' ')}</p>}
    </Fold>
  );
}
