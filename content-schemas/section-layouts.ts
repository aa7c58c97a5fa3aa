import { fieldsByName, type SectionField } from './fields-by-name';
import { everySection, sectionFields } from './section-fields';
import { labelled } from './section-parts';

const section = <F extends Readonly<Record<string, SectionField>>>(fields: F) =>
  fieldsByName<typeof everySection & F>({ ...everySection, ...fields });

/** What each layout shows, by the name editors choose it by (spec §2). */
export const layouts = {
  hero: section(sectionFields.hero).transform(labelled),
  simpleText: section(sectionFields.simpleText).transform(labelled),
  postCollection: section(sectionFields.postCollection),
  card: section(sectionFields.card),
  icon: section(sectionFields.icon),
  imageSlider: section(sectionFields.imageSlider),
  gallery: section(sectionFields.gallery),
  media: section(sectionFields.media),
  sideContent: section(sectionFields.sideContent).transform(labelled),
  people: section(sectionFields.people),
  facts: section(sectionFields.facts),
  certificates: section(sectionFields.certificates).transform(labelled),
};
