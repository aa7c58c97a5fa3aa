/** How often a pressed button is looked at, ms. */
const pressMs = 50;

/**
 * Calls back once nothing is pressed. Pressing Send leaves the field: what moved at once would move Send from under
 * the pointer, and no click would come.
 */
export function afterPress(run: () => void): void {
  // A task later, when Firefox too has the pressed button as `:active`, and when a tap has clicked.
  const check = () => (document.querySelector('body :active') ? setTimeout(check, pressMs) : run());
  setTimeout(check);
}
