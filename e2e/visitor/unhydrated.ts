/** Runs in the page: the links, buttons and fields that React has not hydrated yet; empty where all are, and the query is applied. */
export function unhydrated(): string {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react'));
  if (document.readyState !== 'complete') return `The document is ${document.readyState}.`;
  if (document.documentElement.dataset.loading !== undefined) return 'Its query is not applied.';
  return [...document.querySelectorAll('a, button, input, summary')]
    .filter((element) => !isHydrated(element))
    .map((element) => element.outerHTML.slice(0, 120))
    .join('\n');
}
