import type { Reference } from '@/content-schemas/grade';
import { SiteLink } from '@/components/chrome/site-link';
import { CopyButton } from '@/components/copy/copy-button';
import { Copyable } from '@/components/copy/copyable';
import type { Metal } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { ScrollRegion } from './scroll-region';

/** A row: a spec or a grade, and the forms stocked to it. */
export interface StockRow {
  key: string;
  title: string;
  href: string;
  uns?: string | null;
  forms: readonly Reference[];
}

/** Specs or grades, each with the forms it is stocked in. */
export function SpecFormTable({
  metal,
  caption,
  heading,
  rows,
}: {
  metal: Metal;
  caption: string;
  heading: string;
  rows: readonly StockRow[];
}) {
  const numbered = rows.some(({ uns }) => uns);
  return (
    <ScrollRegion label={caption}>
      <table className="designations">
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {numbered && <th scope="col">UNS</th>}
            <th scope="col">Forms</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, href, uns, forms }) => (
            <tr key={key}>
              <th scope="row">
                <SiteLink href={href}>{title}</SiteLink>
                <CopyButton value={title} />
              </th>
              {numbered && <td>{uns && <Copyable value={uns} />}</td>}
              <td>
                {forms.length === 0 && 'on request'}
                {forms.map((form, i) => (
                  <span key={form.slug}>
                    {i > 0 && ', '}
                    <SiteLink href={routes.form(metal, form)}>{form.title}</SiteLink>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
