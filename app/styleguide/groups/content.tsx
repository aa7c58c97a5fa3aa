import { ContactCard } from '@/components/contact/contact-card';
import { LetterIndex } from '@/components/glossary/letter-index';
import { TermList } from '@/components/glossary/term-list';
import { HomeHero } from '@/components/home/home-hero';
import { Html } from '@/components/primitives/html';
import { PreviewBanner } from '@/components/preview/preview-banner';
import { FoundLink } from '@/components/search/found-link';
import { Skeletons } from '@/components/chrome/skeletons';
import { Sections } from '@/components/sections/sections';
import { LeadPicture } from '@/components/services/lead-picture';
import { SiteBranch } from '@/components/sitemap/site-branch';
import { byLetter } from '@/lib/site/glossary';
import { blocks, picture, preview, sections } from '../fixtures';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const terms = byLetter([
  { slug: 'alloy', title: 'Alloy', meaning: 'A metal of several.', under: null },
  { slug: 'zinc', title: 'Zinc', meaning: '', under: null },
]);

/** What pages are written in. */
export const Content = () => (
  <Group id="content" title="Content">
    <Specimen shows="HomeHero BarDrawing" state="without a picture">
      <HomeHero
        hero={{
          layout: 'hero',
          title: 'Hard metals',
          html: '<p>Cut to print.</p>',
          background: null,
          button: null,
        }}
      />
    </Specimen>
    <Specimen
      shows="Sections Hero SimpleText PostCollection PostCards Cards CardList Icons ImageSlider LogoSlider Slider SliderControls Gallery Media SideContent SectionFrame SectionButton Picture"
      state="one of every layout"
    >
      <div>
        <Sections sections={sections} />
      </div>
    </Specimen>
    <Specimen shows="Skeletons" state="while a navigation waits">
      <div>
        <Skeletons of="sections" />
      </div>
    </Specimen>
    <Specimen shows="Html LeadPicture" state="an editor’s page">
      <LeadPicture image={picture} />
      <Html html="<p>Stock is supplied in the <em>condition</em> the drawing asks for.</p>" />
    </Specimen>
    <Specimen shows="Html" state="the blocks of WordPress’s editor">
      <Html html={blocks} />
    </Specimen>
    <Specimen shows="PreviewBanner OmissionNotes" state="an editor’s preview of a draft">
      <PreviewBanner preview={preview} />
    </Specimen>
    <Specimen shows="LetterIndex TermList" state="of two terms">
      <LetterIndex groups={terms} />
      <TermList groups={terms} />
    </Specimen>
    <Specimen shows="SiteBranch" state="of the sitemap">
      <SiteBranch
        branch={{
          title: 'Tools',
          href: null,
          leaves: [{ title: 'Unit Conversion', href: '/tools/conversion/' }],
        }}
      />
    </Specimen>
    <Specimen shows="FoundLink" state="a spec that was found">
      <div className={styles.narrow}>
        <FoundLink
          page={{
            kind: 'Spec',
            title: 'AMS 4928',
            path: '/inventory/titanium/specs/ams-4928/',
            detail: '6AL-4V · bar, wire, forgings',
            matched: null,
            opensOnEnter: true,
          }}
        />
      </div>
    </Specimen>
    <Specimen shows="ContactCard" state="of the supplier">
      <ContactCard />
    </Specimen>
  </Group>
);
