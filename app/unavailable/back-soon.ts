/** The paragraph of the 404 page that is shown to those who come from a page that failed. */
export const backSoon = 'back-soon';
