/**
 * Adds the query to the printed address before the page is printed, so that the address on a sheet opens what it shows.
 * Sets an attribute, which the style sheet prints, because React owns the text. Slashes and commas are not encoded.
 */
export const printQuery = () =>
  document
    .querySelector('[data-query]')
    ?.setAttribute('data-query', location.search.replaceAll('%2F', '/').replaceAll('%2C', ','));
