import { TitleBarLayout } from '@/components/layouts/title-bar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import * as routes from '@/lib/routing/routes';
import { elsewhere } from './appearances';
import { Content } from './groups/content';
import { Controls } from './groups/controls';
import { Foundations } from './groups/foundations';
import { Calculators } from './groups/calculators';
import { Stock } from './groups/stock';
import { Group } from './specimen';
import styles from './styleguide.module.scss';

export const metadata = { title: 'Styleguide', robots: { index: false } };

const groups = {
  foundations: 'Color and type',
  controls: 'Buttons and forms',
  stock: 'Stock',
  calculators: 'Calculators and tables',
  content: 'Content',
  pages: 'Whole pages',
};

/** Every component in its states, from fixed props, for those who work on the site. Nothing links here. */
export default function Styleguide() {
  return (
    <TitleBarLayout banner={<PageBanner path={routes.styleguide()} title="Styleguide" />}>
      <nav aria-label="Styleguide">
        <ul className={styles.list}>
          {Object.entries(groups).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      <Controls />
      <Stock />
      <Calculators />
      <Content />
      <Group id="pages" title={groups.pages}>
        <ul className={styles.list}>
          {Object.entries(elsewhere).map(([name, path]) => (
            <li key={name}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </Group>
    </TitleBarLayout>
  );
}
