import * as library from '@testing-library/dom';
import { find } from './find';
import { plain } from './plain-target';
import type { Target } from './visitor';

/** The texts of what is found, as WebKit's page is asked: the target goes as JSON. */
function found(target: Target): readonly (string | null)[] {
  Object.assign(globalThis, { TestingLibraryDom: library });
  Element.prototype.checkVisibility = () => true; // jsdom lays nothing out
  return find(JSON.parse(JSON.stringify(plain(target)))).map(({ textContent }) => textContent);
}

test.each<[Target, readonly string[]]>([
  [{ role: 'link', name: 'Nickel' }, ['Nickel']],
  [{ role: 'link', name: /nickel/ }, []],
  [{ role: 'link', name: /nickel/i }, ['Nickel', 'NICKEL ALLOYS']],
  [{ role: 'link', name: /^n.*s$/i, within: { role: 'navigation' } }, ['NICKEL ALLOYS']],
  [{ words: /TITANIUM/i }, ['Titanium bar']],
])('%p finds %j', (target, texts) => {
  document.body.innerHTML = `<a href="/n/">Nickel</a><p>Titanium bar</p>
    <nav><a href="/a/">NICKEL ALLOYS</a></nav>`;
  expect(found(target)).toEqual(texts);
});
