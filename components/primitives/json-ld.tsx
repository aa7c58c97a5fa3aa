import {
  BreadcrumbJsonLd,
  JsonLdScript,
  OrganizationJsonLd,
  type OrganizationJsonLdProps,
} from 'next-seo';

/** What could begin a tag, an end tag or a comment: all of `<<`, of which one would be left. */
const tagStart = /<+(?=[!/a-z])/gi;

/** Without `<` that could begin a tag: next-seo 7.3 does not escape `</script >` with a space (decision 43). */
function withoutTags<T>(value: T): T;
function withoutTags(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(tagStart, '');
  if (Array.isArray(value)) return value.map((item) => withoutTags(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutTags(item)]));
}

export const OrganizationFacts = ({ company }: { company: OrganizationJsonLdProps }) => (
  <OrganizationJsonLd {...withoutTags(company)} />
);

export const BreadcrumbFacts = ({
  items,
}: {
  items: readonly { name: string; item: string }[];
}) => <BreadcrumbJsonLd items={withoutTags([...items])} />;

/** What a page is about for search engines; one such script a page. */
export const PageFacts = ({ facts }: { facts: object }) => (
  <JsonLdScript data={withoutTags(facts)} scriptKey="facts" />
);
