/** Facts about a page for search engines (schema.org). A `<` in a text cannot end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own making, with < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
