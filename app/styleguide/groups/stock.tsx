import { Skeletons } from '@/components/chrome/skeletons';
import { EquivalentsTable } from '@/components/grade/equivalents-table';
import { GradeForms } from '@/components/grade/grade-forms';
import { HeatTreatmentTable } from '@/components/grade/heat-treatment-table';
import { LegalNotes } from '@/components/grade/legal-notes';
import { PhysicalFacts } from '@/components/grade/physical-facts';
import { PropertyTable } from '@/components/grade/property-table';
import { SpecFacts } from '@/components/grade/spec-facts';
import { SpecificationTable } from '@/components/grade/specification-table';
import { StockSizes } from '@/components/grade/stock-sizes';
import { Chemistry } from '@/components/grade/chemistry';
import { FormDrawings } from '@/components/inventory/form-drawings';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { FormIcon } from '@/components/inventory/form-icon';
import { formKinds } from '@/components/inventory/forms';
import { GradeCard } from '@/components/inventory/grade-card';
import { GradeFacts } from '@/components/grade/grade-facts';
import { GradeFilter } from '@/components/inventory/grade-filter';
import { GradeList } from '@/components/inventory/grade-list';
import { ListPages } from '@/components/inventory/list-pages';
import { RelatedSpecs } from '@/components/grade/related-specs';
import { SpecGradesTable } from '@/components/grade/spec-grades-table';
import { ViewSwitch } from '@/components/inventory/view-switch';
import { MetalSwatch } from '@/components/inventory/metal-swatch';
import { MetalTabs } from '@/components/inventory/metal-tabs';
import { MetalTiles } from '@/components/inventory/metal-tiles';
import { ReferenceList } from '@/components/inventory/reference-list';
import { LineCardMetal } from '@/components/line-card/line-card-metal';
import { LineCardServices } from '@/components/line-card/line-card-services';
import { RecentGrades } from '@/components/recent/recent-grades';
import { metals } from '@/lib/catalog/metals';
import {
  bareGrade,
  grade,
  longGrade,
  stainless,
  titanium,
  orderedGrade,
  supersededSpec,
} from '../fixtures';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const option = (title: string, slug: string) => ({ title, slug, href: '/inventory/titanium/' });

/** Metals, grades, specs and forms. */
export const Stock = () => (
  <Group id="stock" title="Stock">
    <HatchPatterns />
    <FormDrawings forms={formKinds} />
    <Specimen shows="MetalSwatch" state="A metal is a color, a hatch and a symbol">
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
    <Specimen
      shows="GradeFilter ViewSwitch FilterOptions FormList"
      state="with grades, by form and spec"
    >
      <GradeFilter
        view={<ViewSwitch />}
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
    <Specimen shows="GradeList GradeCard SpecList" state="one grade, on the page of a form">
      <GradeList metal={stainless} form={{ slug: 'plate', title: 'Plate' }} grades={[grade]} />
    </Specimen>
    <Specimen shows="ListPages" state="of a long list">
      <ListPages
        label="Titanium grades"
        page={{ number: 2, last: 6 }}
        href={() => '/inventory/titanium/'}
      />
    </Specimen>
    <Specimen shows="Skeletons" state="while a navigation waits">
      <Skeletons of="cards" />
    </Specimen>
    <Specimen shows="GradeFacts" state="all known">
      <GradeFacts grade={grade} />
    </Specimen>
    <Specimen shows="Chemistry ChemistryTable" state="a limit that is not set">
      <Chemistry grade={orderedGrade} />
    </Specimen>
    <Specimen
      shows="SpecificationTable FactTable BasisMark Remark SizeLimit Unbroken ScrollRegion"
      state="filtered, a spec without forms"
    >
      <SpecificationTable metal={titanium} grade={orderedGrade} />
    </Specimen>
    <Specimen
      shows="PropertyTable Hardness CapabilityMark CapabilityNote StrengthCells StrengthHeads StrengthUnit"
      state="two kinds"
    >
      <PropertyTable grade={orderedGrade} />
    </Specimen>
    <Specimen shows="HeatTreatmentTable" state="one step and two">
      <HeatTreatmentTable grade={orderedGrade} />
    </Specimen>
    <Specimen shows="PhysicalFacts" state="all known">
      <PhysicalFacts grade={orderedGrade} />
    </Specimen>
    <Specimen shows="EquivalentsTable" state="near and the same">
      <EquivalentsTable grade={orderedGrade} />
    </Specimen>
    <Specimen shows="StockSizes StockTable" state="one form with a weight, one without">
      <StockSizes metal={titanium} grade={orderedGrade} />
    </Specimen>
    <Specimen shows="LegalNotes" state="a trademark, and a metal that California names">
      <LegalNotes
        grade={{ ...grade, title: 'INCONEL 718', chemistry: '<table><tr><td>Ni</td></tr></table>' }}
      />
    </Specimen>
    <Specimen shows="GradeForms" state="by name">
      <GradeForms metal={titanium} grade={grade} />
    </Specimen>
    <Specimen shows="SpecFacts" state="superseded">
      <SpecFacts metal={titanium} spec={supersededSpec} specs={grade.specs} />
    </Specimen>
    <Specimen shows="RelatedSpecs" state="Of the grades that meet a spec">
      <RelatedSpecs
        metal={titanium}
        spec={{ slug: 'ams-4928' }}
        gradesUnderSpec={[{ grade, forms: grade.forms, coverages: grade.rows }]}
      />
    </Specimen>
    <Specimen shows="SpecGradesTable" state="no grade">
      <SpecGradesTable metal={titanium} spec={{ title: 'AMS 4999' }} gradesUnderSpec={[]} />
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
