import { specsField } from '@/content-schemas/grade';
import { quoteFields } from '@/content-schemas/quote-fields';
import { metals } from '@/lib/catalog/metals';
import defaults from '@/lib/cms/names/wordpress-names.json';
import { escapeLine } from '@/lib/runtime/log';
import { escapeHtml } from '@/lib/markup/escape-html';
import type { Seen } from './inspect-wordpress';
import { formNames, type Match } from './match';

/** One thing that the site needs, and how this WordPress has it. */
interface Line {
  /** `stops`: the site cannot be built; `lacks`: a visitor meets it; `renamed`: the mapping mends it. */
  state: 'fits' | 'renamed' | 'lacks' | 'stops' | 'note';
  text: string;
}

interface Part {
  title: string;
  lines: readonly Line[];
}

const line = (state: Line['state'], text: string): Line => ({ state, text });

/** What fits, what is named otherwise and what is missing, each with the setting or the click that mends it. */
export const report = (seen: Seen, match: Match): readonly Part[] => [
  { title: 'REST API', lines: apiLines(seen) },
  { title: 'Collections', lines: collectionLines(match) },
  { title: 'Fields', lines: fieldLines(match) },
  { title: 'Sections of pages', lines: sectionLines(match) },
  { title: 'Menu', lines: menuLines(seen, match) },
  { title: 'Quote form', lines: formLines(seen, match) },
  { title: 'Search engines, redirects, previews', lines: otherLines(seen, match) },
];

/** Whether a site can be built of it. */
export const canBeBuilt = (parts: readonly Part[]) =>
  parts.every(({ lines }) => lines.every(({ state }) => state !== 'stops'));

const marks: Readonly<Record<Line['state'], string>> = {
  fits: '✓',
  renamed: '→',
  lacks: '!',
  stops: '✗',
  note: '·',
};

/** The report as lines of a terminal. What WordPress answered is escaped: it is untrusted. */
export const asText = (parts: readonly Part[]): string =>
  parts
    .map(({ title, lines }) =>
      [title, ...lines.map(({ state, text }) => `  ${marks[state]} ${escapeLine(text)}`)].join(
        '\n',
      ),
    )
    .join('\n\n');

/** The same as a part of a page. */
export const asHtml = (parts: readonly Part[]): string =>
  parts
    .map(({ title, lines }) => {
      const items = lines.map(({ state, text }) => `<li>${marks[state]} ${escapeHtml(text)}</li>`);
      return `<h2>${escapeHtml(title)}</h2>\n<ul>${items.join('\n')}</ul>\n`;
    })
    .join('');

function apiLines({ root, name, namespaces }: Seen): Line[] {
  return [
    line('fits', `"${name}" answers at ${root}.`),
    root.includes('rest_route')
      ? line(
          'lacks',
          'Permalinks are plain: its addresses say nothing. Settings → Permalinks → Post name. The site works without.',
        )
      : line('fits', 'Permalinks have names.'),
    namespaces.has('hard-metals/v1')
      ? line('fits', 'The plugin "Hard Metals" is active.')
      : line(
          'lacks',
          'The plugin "Hard Metals" is missing: edits show after 15 minutes, there are no previews, and a repeated quote request is mailed twice. npm run plugin makes its ZIP; Plugins → Add New → Upload.',
        ),
  ];
}

function collectionLines({ types, mapping }: Match): Line[] {
  return Object.keys(defaults.collections).map((name) => {
    const type = types.get(name);
    if (!type)
      return line(
        'stops',
        `${name}: this WordPress has nothing of that kind. Turn on "Show in REST API" of its post type, or let the plugin "Hard Metals" register it.`,
      );
    const { rest, total, fault } = type;
    const called = rest === name ? name : `${name} is ${rest}`;
    if (fault) return line('stops', `${called}: ${fault}`);
    if (total === 0)
      return line(
        'stops',
        `${called}: it has no published record. Publish one, or name it in ALLOW_EMPTY_COLLECTIONS.`,
      );
    return line(
      Object.hasOwn(mapping.collections, name) ? 'renamed' : 'fits',
      `${called}: ${total} records.`,
    );
  });
}

function fieldLines({ types, mapping, unread }: Match): Line[] {
  const renamed = Object.entries(mapping.fields).flatMap(([table, names]) =>
    Object.entries(names).map(([ours, theirs]) =>
      line('renamed', `${table}: ${ours} is ${theirs}.`),
    ),
  );
  const ofMetals = metals.flatMap(({ collections: { grades }, fields }) => {
    const type = types.get(grades);
    if (!type || !type.total) return [];
    if (!type.hasFields)
      return line(
        'lacks',
        `${type.rest}: no record has fields. Is Advanced Custom Fields PRO or Secure Custom Fields active, and "Show in REST API" on in each field group (Group Settings)?`,
      );
    const theirs = mapping.fields[grades]?.[fields.specs] ?? fields.specs;
    const shape = type.fields.get(theirs);
    if (!shape?.filled)
      return line(
        'lacks',
        `${type.rest}: no record names specs or forms in ${specsField(fields)}, and no other field looks like it: pages of grades show none.`,
      );
    return line(
      'fits',
      `${type.rest}: ${shape.filled} of the records seen name specs in ${theirs}.`,
    );
  });
  const others = [...unread].flatMap(([name, fields]) =>
    fields.length > 0
      ? line(
          'note',
          `${types.get(name)?.rest ?? name}: not read by the site: ${fields.join(', ')}.`,
        )
      : [],
  );
  return [...ofMetals, ...renamed, ...others];
}

function sectionLines({ types, mapping: { layouts, sections, template } }: Match): Line[] {
  const pages = types.get('pages');
  const seen = [...(pages?.fields.values() ?? [])].flatMap((shape) => [...shape.layouts.keys()]);
  if (seen.length === 0)
    return [
      line(
        'note',
        'No page is made of sections (flexible content): pages show their text. The field groups in ops/wordpress-plugin add them.',
      ),
    ];
  const known = new Set(Object.keys(defaults.layouts));
  const taken = new Set(Object.values(layouts));
  return [
    ...(template === undefined
      ? []
      : [line('renamed', `Pages of sections are those of the template ${template}.`)]),
    ...seen.map((name) => {
      const ours = Object.entries(layouts).find(([, theirs]) => theirs === name)?.[0];
      if (ours) return line('renamed', `${name} is shown as ${ours}.`);
      return known.has(name) && !taken.has(name)
        ? line('fits', name)
        : line('lacks', `${name}: the site has no such section, and leaves it out.`);
    }),
    ...Object.entries(sections).flatMap(([layout, names]) =>
      Object.entries(names).map(([ours, theirs]) =>
        line('renamed', `${layout}: ${ours} is ${theirs}.`),
      ),
    ),
  ];
}

function menuLines({ menus }: Seen, { menu }: Match): Line[] {
  if (menu)
    return [
      line(
        'fits',
        `"${menu.name}" (${menu.entries ?? '?'} entries): WORDPRESS_MENU_PATH=${menu.path}`,
      ),
      ...(menus ?? [])
        .filter(({ path }) => path !== menu.path)
        .map(({ name, path }) => line('note', `Also "${name}": ${path}`)),
    ];
  return [
    menus === null
      ? line(
          'lacks',
          'No plugin answers menus: the built-in menu is shown. The plugin "Hard Metals" does, or WP-REST-API V2 Menus.',
        )
      : line(
          'lacks',
          'There is no menu: Appearance → Menus. Until then the built-in one is shown.',
        ),
  ];
}

function formLines({ namespaces, forms }: Seen, { form, mapping }: Match): Line[] {
  if (!form)
    return [
      line(
        'lacks',
        namespaces.has('contact-form-7/v1')
          ? `No form was found with the questions of the site (${quoteFields.map(({ name }) => name).join(', ')}). Show it on a page, give an application password, or set WORDPRESS_FORM_PATH.`
          : 'Contact Form 7 is not active: quote requests wait on the site. Activate it, or the plugin "Hard Metals", which has a form of its own.',
      ),
    ];
  const names = formNames(form);
  const known = new Set(Object.values(names));
  return [
    line('fits', `Form ${form.id}${form.title ? ` "${form.title}"` : ''}.`),
    ...Object.entries(mapping.form).map(([ours, theirs]) =>
      line('renamed', `${ours} is ${theirs}.`),
    ),
    ...quoteFields
      .filter(({ name }) => !Object.hasOwn(names, name))
      .map(({ name }) =>
        line(
          'lacks',
          `It has no field "${name}" (or one without a rule): what visitors write there is lost. Contact → the form → add [text* ${name}].`,
        ),
      ),
    ...[...form.required]
      .filter((field) => !known.has(field))
      .map((field) =>
        line(
          'lacks',
          `It requires "${field}", which the site does not ask: every request is refused. Remove it from the form, or its asterisk.`,
        ),
      ),
    ...forms
      .filter(({ id }) => id !== form.id)
      .map(({ id, title }) => line('note', `Also form ${id}${title ? ` "${title}"` : ''}.`)),
  ];
}

function otherLines({ namespaces, takesPasswords, user }: Seen, { types }: Match): Line[] {
  const hasYoast = [...types.values()].some((type) => type.hasYoast);
  return [
    hasYoast
      ? line('fits', 'Yoast SEO: titles and descriptions are read.')
      : line(
          'note',
          'No Yoast SEO: titles and descriptions for search engines are made of the posts.',
        ),
    [...namespaces].some((name) => name.startsWith('redirection/'))
      ? line('fits', 'The plugin Redirection is active: the site follows its rules.')
      : line(
          'note',
          'No redirect plugin was seen: WordPress remembers changed slugs of posts, not of pages.',
        ),
    takesPasswords
      ? line('fits', 'Application passwords are on.')
      : line(
          'lacks',
          'Application passwords are off, which previews need: WordPress has them over https only, and some security plugins turn them off.',
        ),
    userLine(user),
  ];
}

function userLine(user: Seen['user']): Line {
  if (!user)
    return line(
      'note',
      'No editor was named: set WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD (Users → Profile → Application Passwords) for previews.',
    );
  if (user.fault) return line('lacks', `The application password is refused: ${user.fault}`);
  return user.mayEdit
    ? line('fits', 'The application password is an editor’s.')
    : line(
        'lacks',
        'The user of the application password may not edit others’ posts: previews need an editor.',
      );
}
