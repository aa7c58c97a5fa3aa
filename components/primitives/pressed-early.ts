/**
 * The ref of a button that waits for its script: presses it again where it was pressed before the script ran
 * (`lib/browser/before-paint.cjs`).
 */
export function pressedEarly(button: (HTMLButtonElement & { early?: unknown }) | null): void {
  if (button?.early) button.click();
}
