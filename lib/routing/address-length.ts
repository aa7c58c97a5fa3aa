/** The longest path and query that the server answers. None of the site's own is as long but a tool's, with what is typed in it. */
export const maxAddressLength = 2048;
