/** The request header in which the server keeps the query as the client sent it, with its question mark. */
export const queryHeader = 'x-query-as-sent';
