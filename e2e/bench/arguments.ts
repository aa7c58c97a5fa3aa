import { parseArgs } from 'node:util';

export interface Asked {
  /** The measures to take, in the order of the table. */
  names: readonly string[];
  /** The templates that `interaction` and `vitals` act on; all where none is named. */
  templates: readonly string[];
  /** The folder of a built checkout, which `vitals` visits in turns with this one; empty for none. */
  against: string;
  small: boolean;
  /** Whether this run becomes the record. */
  accept: boolean;
}

/** The options of the command line. Throws a sentence for an unknown measure or template. */
export function readArguments(
  args: readonly string[],
  known: readonly string[],
  knownTemplates: readonly string[],
): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      template: { type: 'string', multiple: true, default: [] },
      against: { type: 'string', default: '' },
      size: { type: 'string', default: 'full' },
      accept: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no measure "${unknown}". There are: ${known.join(', ')}.`);
  const other = values.template.find((name) => !knownTemplates.includes(name));
  if (other)
    throw new Error(`There is no template "${other}". There are: ${knownTemplates.join(', ')}.`);
  if (!['small', 'full'].includes(values.size)) throw new Error('--size is small or full.');
  const isPartial = values.size === 'small' || values.template.length > 0;
  if (values.accept && isPartial)
    throw new Error(
      'A run with --size=small or --template leaves rows out, and is no record: leave --accept away.',
    );
  return {
    names: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    templates: values.template,
    against: values.against,
    small: values.size === 'small',
    accept: values.accept,
  };
}
