import type { Section } from '@/content-schemas/section';
import { type Column, DataTable } from '@/components/tables/data-table';
import { fileHref } from '@/lib/routing/links';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

type Certificate = Section<'certificates'>['certificates'][number];

/** A column that a phone shows below the row's first line. */
const labelled = (head: string, part: keyof Certificate, kind?: 'number'): Column<Certificate> => ({
  head,
  label: head,
  kind,
  phone: 'labelled',
  cell: (row) => row[part],
});

const columns: readonly Column<Certificate>[] = [
  { head: 'Standard', phone: 'title', cell: ({ standard }) => standard },
  { head: 'Scope', phone: 'labelled', cell: ({ scope }) => scope },
  labelled('Registrar', 'registrar'),
  labelled('Number', 'number', 'number'),
  labelled('Valid to', 'validTo', 'number'),
  {
    head: 'Certificate',
    phone: 'labelled',
    cell: ({ standard, file }) =>
      file && <a href={fileHref(file)}>{standard ?? 'Certificate'} PDF</a>,
  },
];

export function Certificates({ section }: SectionProps<'certificates'>) {
  const { title, html, certificates } = section;
  if (certificates.length === 0 && !html) return null;
  return (
    <SectionFrame section={section}>
      {certificates.length > 0 && (
        <DataTable caption={title ?? 'Certificates'} rows={certificates} columns={columns} />
      )}
    </SectionFrame>
  );
}
