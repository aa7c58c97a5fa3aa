import { DataTable } from '@/components/tables/data-table';
import { fileHref } from '@/lib/routing/links';
import { SectionButton } from './section-button';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

/** The company's certificates, each with its registrar, number and expiry, and its PDF. */
export function Certificates({ section }: SectionProps<'certificates'>) {
  const { title, html, certificates, button } = section;
  if (certificates.length === 0 && !html) return null;
  return (
    <SectionFrame section={section}>
      {certificates.length > 0 && (
        <DataTable
          caption={title ?? 'Certificates'}
          hidesCaption
          rows={certificates}
          columns={[
            { head: 'Standard', phone: 'title', cell: ({ standard }) => standard },
            { head: 'Scope', phone: 'words', cell: ({ scope }) => scope },
            {
              head: 'Registrar',
              phone: 'labelled',
              label: 'Registrar',
              cell: ({ registrar }) => registrar,
            },
            {
              head: 'Number',
              kind: 'number',
              phone: 'labelled',
              label: 'Number',
              cell: ({ number }) => number,
            },
            {
              head: 'Valid to',
              kind: 'number',
              phone: 'labelled',
              label: 'Valid to',
              cell: ({ validTo }) => validTo,
            },
            {
              head: 'Certificate',
              phone: 'beside',
              cell: ({ standard, file }) =>
                file && (
                  <a href={fileHref(file)}>
                    PDF<span className="visually-hidden"> of {standard ?? 'the certificate'}</span>
                  </a>
                ),
            },
          ]}
        />
      )}
      {button && (
        <p className="actions">
          <SectionButton button={button} />
        </p>
      )}
    </SectionFrame>
  );
}
