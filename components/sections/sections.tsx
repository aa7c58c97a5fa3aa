import type { ComponentType } from 'react';
import type { Layout, Section } from '@/content-schemas/section';
import { Cards } from './cards';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { Icons } from './icons';
import { ImageSlider } from './image-slider';
import { Media } from './media';
import { PostCollection } from './post-collection';
import { SideContent } from './side-content';
import { SimpleText } from './simple-text';

export interface SectionProps<L extends Layout> {
  section: Section<L>;
}

/** Every layout the schema knows has its component here; the compiler says so when one is missing. */
const components: { [L in Layout]: ComponentType<SectionProps<L>> } = {
  hero: Hero,
  simpleText: SimpleText,
  postCollection: PostCollection,
  card: Cards,
  icon: Icons,
  imageSlider: ImageSlider,
  gallery: Gallery,
  media: Media,
  sideContent: SideContent,
};

/** The sections of a page, in the editor's order. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, i) => {
    const Component = components[section.layout] as ComponentType<{ section: Section }>;
    return <Component key={`${i} ${section.layout}`} section={section} />;
  });
}
