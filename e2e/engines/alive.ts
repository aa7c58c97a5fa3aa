/** Runs in the page: whether React holds every link and button there is, so that each does what it is for. */
export function alive(): boolean {
  const held = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return (
    document.readyState === 'complete' &&
    [...document.querySelectorAll('a, button, input, summary')].every(held)
  );
}
