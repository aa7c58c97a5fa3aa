import type { SeedMedia, SeedMenuItem, SeedRecord } from '@/lib/cms/sample/record';
import { createForm, type FormStatus, type Submission } from './contact-form';
import { respond } from './respond';
import { createStore } from './store';

export interface Seed {
  records: readonly SeedRecord[];
  media: readonly SeedMedia[];
  menu: readonly SeedMenuItem[];
  /** Collections it has beside those of spec §7. */
  collections?: readonly string[];
  /** Where this WordPress claims to live: what its links start with. */
  origin?: string;
}

/** A WordPress in this process: it answers as the real one does, and can be edited while it runs. */
export interface WordPress {
  answer(request: Request): Promise<Response>;
  /** Publishes a record (or drafts it), and answers its id. */
  add(record: SeedRecord): number;
  /** Changes the post named "titanium_grades/6al-4v". Throws where there is none. */
  edit(reference: string, change: Partial<SeedRecord>): void;
  remove(reference: string): void;
  /** The requests the contact form accepted, oldest first. */
  submissions(): readonly Submission[];
  /** What the form says to valid requests from now on. */
  answerForms(status: FormStatus): void;
}

/** The answers of a WordPress with this content, its plugins included. It needs no network. */
export function createWordPress({
  records,
  media,
  menu,
  collections,
  origin = 'https://wordpress.sample',
}: Seed): WordPress {
  const store = createStore(records, media, collections);
  const form = createForm();
  return {
    answer: (request) => respond(request, { store, form, menu, origin }),
    add: (record) => store.add(record).id,
    edit: (reference, change) => void store.edit(reference, change),
    remove: (reference) => store.remove(reference),
    submissions: form.submissions,
    answerForms: form.answerWith,
  };
}
