import { button, main, region } from './targets';
import { expect, test } from './journey';

test(
  'the slider, which writes styles, writes none that the policy forbids',
  { tag: '@each-engine' },
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.run(() => document.querySelector('[aria-label="Customers"]')?.scrollIntoView());
    await visitor.click(button('Pause', region('Customers')));
    await visitor.click(button('Next', region('Customers')));
    expect(await visitor.count({ role: 'listitem', within: region('Customers', main) })).toBe(7);
  },
);

test.describe('what slipped into a page', () => {
  test.afterEach(({ front }) => void front.insert(''));

  for (const [way, html] of [
    ['a script', '<script>document.title = "injected"</script>'],
    ['an event handler', '<img src="/none.png" alt="" onerror="document.title = \'injected\'">'],
    ['a script of another host', '<script src="http://127.0.0.1:9/x.js"></script>'],
  ] as const)
    test(`${way} does not run, and is reported`, async ({ visitor, front }) => {
      front.insert(html);
      await visitor.open('/contact/');
      await expect.poll(() => front.reports.join()).toMatch(/\/contact\/: script-src/);
      expect(await visitor.run(() => document.title)).not.toBe('injected');
      front.reports.length = 0; // this one was wanted
    });
});
