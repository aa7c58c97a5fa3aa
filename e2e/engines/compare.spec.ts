import { button, checkbox, combobox, link, main, row } from './targets';
import { expectPage, expect, seesNo, expectVisible, test } from './journey';

test(
  'grades are ticked, stand side by side, and are added and removed',
  { tag: '@each-engine' },
  async ({ visitor }) => {
    await visitor.open('/inventory/titanium/grade/6al-4v/');
    await visitor.click(checkbox('Compare 6AL-4V'));
    await visitor.open('/inventory/titanium/grade/beta-c/');
    await visitor.click(checkbox('Compare BETA C'));
    await visitor.click(link('Compare 2 grades', main));
    await expectPage(visitor, '/compare/?grades=titanium/6al-4v,titanium/beta-c', 'Compare Grades');
    await expectVisible(visitor, row(/^UNS/));
    expect(await visitor.text(row(/^UNS/))).toBe('UNS R56400 R58640');

    await visitor.focus(combobox('Add a grade'));
    await expectVisible(visitor, combobox('Add a grade'));
    await visitor.choose(combobox('Add a grade'), '4340');
    await expectVisible(visitor, link('4340', main));
    await visitor.click(button('Remove 6AL-4V'));
    await seesNo(visitor, link('6AL-4V', main));
    await visitor.back();
    await expectVisible(visitor, link('6AL-4V', main));
  },
);
