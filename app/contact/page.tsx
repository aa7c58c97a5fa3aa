import { OrganizationFacts } from '@/components/primitives/json-ld';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactHead } from '@/components/contact/contact-head';
import { SidebarLayout } from '@/components/layouts/layouts';
import { QuoteAside } from '@/components/quote/quote-aside';
import { Sections } from '@/components/sections/sections';
import { getContactPage } from '@/lib/content/pages';
import { getPreview } from '@/lib/content/preview';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { company } from '@/lib/structured-data/company';

const { address } = site;

export const metadata = head({
  path: routes.contact(),
  title: `Contact Us | ${site.brand}`,
  description: `${site.brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. Phone ${site.phone}, toll free ${site.tollFree}, fax ${site.fax}.`,
});

/** The form, and how to reach the company; below it what editors put on WordPress's page of this slug. */
export default async function ContactPage() {
  const page = await getContactPage();
  return (
    <SidebarLayout
      banner={<ContactHead />}
      aside={<QuoteAside hasHint />}
      isAsideFirst
      below={
        page && <Sections sections={page.sections} omissions={(await getPreview())?.omissions} />
      }
    >
      <ContactCard image={page?.image ?? null} />
      <OrganizationFacts company={company} />
    </SidebarLayout>
  );
}
