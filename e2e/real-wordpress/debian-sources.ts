/** One place packages come from, as in a deb822 file under /etc/apt/sources.list.d. */
export interface Source {
  uris: string;
  suites: readonly string[];
  components: string;
  /** The rest of its settings, such as Signed-By. */
  options: readonly string[];
}

function stanza(text: string): Source | null {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const value = (key: string) =>
    lines
      .find((line) => line.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim();
  const [uris, suites] = [value('URIs'), value('Suites')];
  if (!uris || !suites || !value('Types')?.split(' ').includes('deb')) return null;
  return {
    uris,
    suites: suites.split(/\s+/),
    components: value('Components') ?? '',
    options: lines.filter((line) => /^(Signed-By|Trusted|Architectures):/.test(line)),
  };
}

const ONE_LINE = /^deb\s+(?:\[(?<options>[^\]]*)\]\s+)?(?<uri>\S+)\s+(?<suite>\S+)\s+(?<parts>.+)$/;

function line(text: string): Source | null {
  const { options, uri, suite, parts } = ONE_LINE.exec(text.trim())?.groups ?? {};
  if (!uri || !suite || !parts) return null;
  const signed = /signed-by=(\S+)/.exec(options ?? '')?.[1];
  return {
    uris: uri,
    suites: [suite],
    components: parts,
    options: signed ? [`Signed-By: ${signed}`] : [],
  };
}

/** The sources of an apt file in either of its two formats. */
export function sourcesIn(text: string): readonly Source[] {
  const stanzas = text.split(/\n\s*\n/).map(stanza);
  const lines = text.split('\n').map(line);
  return [...stanzas, ...lines].filter((source) => source !== null);
}

/**
 * The same mirrors for another release of Debian: sources of a suite named for this release, and only its main
 * and security suites. The newest release, sid, has no security suite.
 */
export function sourcesFor(release: string, own: string, sources: readonly Source[]) {
  return sources.flatMap((source) => {
    const suites = source.suites
      .filter((suite) => suite === own || suite === `${own}-security`)
      .filter((suite) => release !== 'sid' || suite === own)
      .map((suite) => suite.replace(own, release));
    return suites.length > 0 ? [{ ...source, suites }] : [];
  });
}

/** The text of a deb822 file. */
export function written(sources: readonly Source[]) {
  return sources
    .map(({ uris, suites, components, options }) =>
      [
        'Types: deb',
        `URIs: ${uris}`,
        `Suites: ${suites.join(' ')}`,
        `Components: ${components}`,
        ...options,
        '',
      ].join('\n'),
    )
    .join('\n');
}
