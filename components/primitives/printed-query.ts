/**
 * Puts the address's query behind the printed address as the page goes to the printer, so that a sheet leads back
 * to what stands on it. Into an attribute, which the style sheet shows: the text is React's. Slashes and commas as
 * a person types them.
 */
export const printQuery = () =>
  document
    .querySelector('[data-query]')
    ?.setAttribute('data-query', location.search.replaceAll('%2F', '/').replaceAll('%2C', ','));
