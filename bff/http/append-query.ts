/** An address with one more pair in its query. */
export const appendQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;
