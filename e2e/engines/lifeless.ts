/** Runs in the page: what React does not hold yet of links, buttons and fields, so that they do not do what they are for; empty where it holds all. */
export function lifeless(): string {
  const held = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  if (document.readyState !== 'complete') return `The document is ${document.readyState}.`;
  return [...document.querySelectorAll('a, button, input, summary')]
    .filter((element) => !held(element))
    .map((element) => element.outerHTML.slice(0, 120))
    .join('\n');
}
