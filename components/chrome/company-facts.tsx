import { JsonLd } from '@/components/primitives/json-ld';
import { company } from '@/lib/structured-data/company';

/** The company for search engines, on the pages that are about it. */
export const CompanyFacts = () => <JsonLd data={company} />;
