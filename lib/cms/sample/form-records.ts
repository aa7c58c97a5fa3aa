import forms from './data/forms.json' with { type: 'json' };
import { paragraph } from './html';
import type { SeedRecord } from './record';

export const formRecords: readonly SeedRecord[] = forms.map(
  ({ slug, title, description, excerpt }) => ({
    collection: 'forms',
    slug,
    title,
    content: paragraph(description),
    excerpt,
  }),
);
