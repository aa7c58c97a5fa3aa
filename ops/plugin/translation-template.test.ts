/** @jest-environment node */
import { translationTemplate } from './translation-template';

test('the template for translators has each text once, with the files that use it', () => {
  const files = new Map([
    ['a.php', "echo __('It\\'s here', 'hard-metals'); wp_die(esc_html__('No', 'hard-metals'));"],
    ['b.php', "__('No', 'hard-metals'); __('x', 'other');"],
  ]);
  expect(translationTemplate(files).split('\n\n').slice(1)).toEqual([
    '#: a.php\nmsgid "It\'s here"\nmsgstr ""',
    '#: a.php b.php\nmsgid "No"\nmsgstr ""\n',
  ]);
});
