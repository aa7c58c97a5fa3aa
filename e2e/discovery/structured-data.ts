/** What search engines ask of each type this site writes (schema.org; Google's structured data rules). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  ContactPoint: ['telephone', 'contactType'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebPage: ['name', 'url', 'description'],
  WebSite: ['name', 'url'],
  ImageObject: ['url'],
  DefinedTerm: ['name', 'description', 'url', 'inDefinedTermSet'],
  DefinedTermSet: ['name', 'url'],
  Service: ['name', 'provider', 'url'],
  Thing: ['name'],
  PropertyValue: ['name'],
};

/** What is wrong with a block of structured data, in sentences; nothing where it is valid. */
export function faultsOf(json: string): readonly string[] {
  try {
    const data = JSON.parse(json) as Record<string, unknown>;
    return [
      ...(data['@context'] === 'https://schema.org' ? [] : ['its context is not schema.org']),
      ...faults(data),
    ];
  } catch {
    return [`no JSON: ${json.slice(0, 60)}`];
  }
}

function faults(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(faults);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const type = String(thing['@type']);
  return [
    ...(required[type] ?? ['a type of the table']).flatMap((name) =>
      thing[name] === undefined || thing[name] === '' ? [`${type} without ${name}`] : [],
    ),
    ...Object.entries(thing)
      .filter(([name, words]) => /url|^item$|@id/i.test(name) && typeof words === 'string')
      .filter(([, words]) => !URL.canParse(words as string))
      .map(([name, words]) => `${type}.${name} is no address: ${words as string}`),
    ...positions(type, thing),
    ...Object.values(thing).flatMap(faults),
  ];
}

/** The steps of a way count from one. */
const positions = (type: string, { itemListElement }: Record<string, unknown>) =>
  type === 'BreadcrumbList' &&
  !(itemListElement as { position: number }[]).every(({ position }, i) => position === i + 1)
    ? ['BreadcrumbList out of order']
    : [];
