import type { Grade } from '@/content-schemas/grade';
import { noGradeFacts } from '@/content-schemas/grade-facts';

/** A grade of titanium of which an editor wrote no more than these facts. */
export const gradeNamed = (title: string, facts: Partial<Grade> = {}): Grade => ({
  ...noGradeFacts,
  id: 1,
  slug: title.toLowerCase(),
  parent: 0,
  order: null,
  modified: null,
  title,
  html: '',
  excerpt: '',
  image: null,
  seo: { title: null, description: null, noindex: false },
  chemistry: null,
  uns: null,
  density: null,
  aliases: [],
  rows: [],
  specs: [],
  forms: [],
  ...facts,
});
