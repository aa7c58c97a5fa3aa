/** Characters of path and query; the server refuses more. Only a tool's address, with its typed values, comes near it. */
export const maxAddressLength = 2048;
