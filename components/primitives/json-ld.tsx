/** What could end the script, open another in it, or be no letter to an older reader of scripts. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Facts about a page for search engines (schema.org). The one way of structured data into a page: nothing that an
 * editor typed can end the script, because every `<` in it is escaped.
 */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(
    unsafe,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own making, with < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
