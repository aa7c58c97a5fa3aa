/** The key of a request: the same for every try at sending it. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
