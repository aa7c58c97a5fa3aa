import type { Equivalent } from '@/content-schemas/grade-facts';
import type { Grade } from '@/content-schemas/grade';
import { BasisMark } from '@/components/basis/basis';
import type { FoldedColumn, FoldedRow } from '@/components/cross-reference/folded-table';
import { findable } from '@/components/cross-reference/row-words';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

export const equivalentColumns: readonly FoldedColumn[] = [
  { title: 'Designation', phone: 'title', width: 'name' },
  { title: 'Grade', phone: 'words', isLinks: true },
  { title: 'System', phone: 'words', width: 'narrow' },
  { title: 'Note', phone: 'words' },
  { title: 'Metal', phone: 'beside', width: 'narrow' },
];

/** A row for each name that other systems have for a grade. One system may have several. */
export const equivalentRows = (metal: Metal, grade: Grade): readonly FoldedRow[] =>
  grade.equivalents.map((equivalent, i) => {
    const designation = [equivalent.designation, equivalent.name].filter(Boolean).join(' ');
    return {
      key: `${metal.slug} ${grade.slug} ${i}`,
      number: equivalent.designation ?? designation,
      metal: metal.slug,
      group: equivalent.system,
      titles: [grade.title],
      find: findable(
        designation,
        grade.title,
        equivalent.system,
        // The filter "718 bar" applies to all three tables.
        ...grade.forms.map(({ title }) => title),
      ),
      cells: [
        <span key="designation">
          {equivalent.designation}{' '}
          <bdi>
            {equivalent.name}
            <BasisMark basis={equivalent.basis} />
          </bdi>
        </span>,
        <a key="grade" href={routes.grade(metal, grade)}>
          {grade.title}
        </a>,
        equivalent.system,
        remark(equivalent),
        metal.name,
      ],
    };
  });

/** "near, not identical; sheet and strip" */
const remark = ({ near, note }: Equivalent) =>
  [near && 'near, not identical', note].filter(Boolean).join('; ');
