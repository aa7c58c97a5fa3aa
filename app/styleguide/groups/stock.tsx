import { CardSkeletons } from '@/components/inventory/card-skeletons';
import { Chemistry } from '@/components/inventory/chemistry';
import { FormDrawings } from '@/components/inventory/form-drawings';
import { FormIcon } from '@/components/inventory/form-icon';
import { formKinds } from '@/components/inventory/forms';
import { GradeCard } from '@/components/inventory/grade-card';
import { GradeFacts } from '@/components/inventory/grade-facts';
import { GradeFilter } from '@/components/inventory/grade-filter';
import { GradeList } from '@/components/inventory/grade-list';
import { ListPages } from '@/components/inventory/list-pages';
import { MeetingTable } from '@/components/inventory/meeting-table';
import { MetalSwatch } from '@/components/inventory/metal-swatch';
import { MetalTabs } from '@/components/inventory/metal-tabs';
import { MetalTiles } from '@/components/inventory/metal-tiles';
import { ReferenceList } from '@/components/inventory/reference-list';
import { StockTable } from '@/components/inventory/stock-table';
import { LineCardMetal } from '@/components/line-card/line-card-metal';
import { LineCardServices } from '@/components/line-card/line-card-services';
import { RecentGrades } from '@/components/recent/recent-grades';
import { metals } from '@/lib/metals';
import { bareGrade, grade, longGrade, stainless, titanium } from '../fixtures';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const option = (title: string, slug: string) => ({ title, slug, href: '/inventory/titanium/' });

/** Metals, grades, specs and forms. */
export const Stock = () => (
  <Group id="stock" title="Stock">
    <FormDrawings forms={formKinds} />
    <Specimen shows="MetalSwatch" state="A metal is a colour, a hatch and a symbol">
      <div className={styles.hatches}>
        {metals.map((metal) => (
          <div key={metal.slug}>
            <MetalSwatch metal={metal} />
            {metal.name}
          </div>
        ))}
      </div>
    </Specimen>
    <Specimen shows="FormIcon" state="Every form, in a metal’s hatch">
      <div className={styles.row} data-metal="cobalt-alloy">
        {formKinds.map((kind) => (
          <FormIcon key={kind} form={kind} size={56} />
        ))}
      </div>
    </Specimen>
    <Specimen shows="MetalTiles" state="with counts">
      <MetalTiles counts={Object.fromEntries(metals.map(({ slug }, i) => [slug, i * 125 + 1]))} />
    </Specimen>
    <Specimen shows="MetalTabs" state="Stainless Steel chosen">
      <MetalTabs current={stainless} />
    </Specimen>
    <Specimen shows="RecentGrades RecentLinks" state="where grades were viewed here before">
      <RecentGrades />
    </Specimen>
    <Specimen shows="GradeFilter FilterOptions" state="with grades, by form and spec">
      <GradeFilter
        heading="Titanium grades"
        all="/inventory/titanium/"
        forms={[option('Round Bar', 'round-bar'), option('Plate', 'plate')]}
        specs={[option('AMS 4928', 'ams-4928')]}
        items={[grade, longGrade, bareGrade].map((each) => ({
          key: each.slug,
          forms: each.forms.map(({ slug }) => slug),
          specs: each.specs.map(({ slug }) => slug),
          card: <GradeCard metal={titanium} grade={each} />,
        }))}
      />
    </Specimen>
    <Specimen shows="GradeList GradeCard SpecList FormList" state="one grade">
      <GradeList metal={stainless} grades={[grade]} />
    </Specimen>
    <Specimen shows="ListPages" state="of a long list">
      <ListPages
        label="Titanium grades"
        page={{ number: 2, last: 6 }}
        href={() => '/inventory/titanium/'}
      />
    </Specimen>
    <Specimen shows="CardSkeletons" state="while a navigation waits">
      <CardSkeletons />
    </Specimen>
    <Specimen shows="GradeFacts" state="all known">
      <GradeFacts grade={grade} />
    </Specimen>
    <Specimen shows="Chemistry ChemistryTable" state="a limit that is not set">
      <Chemistry html={grade.chemistry} />
    </Specimen>
    <Specimen shows="StockTable SpecFormTable ScrollRegion" state="a spec without forms">
      <StockTable metal={titanium} grade={grade} />
    </Specimen>
    <Specimen shows="MeetingTable" state="no grade">
      <MeetingTable metal={titanium} spec={{ title: 'AMS 4999' }} meetings={[]} />
    </Specimen>
    <Specimen shows="ReferenceList" state="names of any length">
      <ReferenceList
        label="References"
        references={[grade, longGrade, ...grade.specs]}
        href={() => '/inventory/titanium/'}
      />
    </Specimen>
    <Specimen shows="LineCardMetal LineCardServices" state="the product line card">
      <div>
        <LineCardMetal metal={titanium} grades={[grade, longGrade]} forms={grade.forms} />
        <LineCardServices services={[grade]} processes={[longGrade]} />
      </div>
    </Specimen>
  </Group>
);
