import { CompanyFacts } from '@/components/chrome/company-facts';
import { ContactCard } from '@/components/contact/contact-card';
import { SidebarLayout } from '@/components/layouts/sidebar-layout';
import { Breadcrumbs } from '@/components/page-banner/breadcrumbs';
import { QuoteAside } from '@/components/quote/quote-aside';
import { routes } from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';

const { address } = site;

export const metadata = head({
  path: routes.contact(),
  title: `Contact Us | ${site.brand}`,
  description: `${site.brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. Phone ${site.phone}, toll free ${site.tollFree}, fax ${site.fax}.`,
});

/** Without a title bar (spec §2); who reads by headings is told where they are. */
export default function ContactPage() {
  return (
    <SidebarLayout
      banner={
        <div className="wrap section">
          <Breadcrumbs path={routes.contact()} title="Contact Us" />
          <h1 className="visually-hidden">Contact Us</h1>
        </div>
      }
      aside={<QuoteAside />}
    >
      <ContactCard />
      <CompanyFacts />
    </SidebarLayout>
  );
}
