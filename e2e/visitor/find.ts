import type * as Library from '@testing-library/dom';
import type { PlainTarget } from './plain-target';

/** Runs in the page, beside the testing library: everything of that name that can be seen. */
export function find(target: PlainTarget): readonly HTMLElement[] {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof Library;
  };
  const match = ({ text, flags }: PlainTarget['what']) =>
    flags === null ? text : new RegExp(text, flags);
  const below = ({ by, what, name, within }: PlainTarget): HTMLElement[] =>
    (within ? below(within) : [document.body]).flatMap((place) => {
      if (by === 'label') return library.queryAllByLabelText(place, match(what));
      if (by === 'words') return library.queryAllByText(place, match(what));
      return library.queryAllByRole(place, what.text, name ? { name: match(name) } : {});
    });
  // Elements in a closed <details> have a role and a name, and cannot be seen.
  return below(target).filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
