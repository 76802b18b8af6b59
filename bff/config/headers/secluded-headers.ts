/** Pages whose address opens them: no index may list it, and no other site may get to know it (S47). */
const secludedTrees = ['/share/', '/unsubscribe/'];

/** The headers of a page beside those of every answer. */
export const secludedHeaders = (path: string): [name: string, value: string][] =>
  secludedTrees.some((tree) => path.startsWith(tree))
    ? [
        ['x-robots-tag', 'noindex, nofollow, noarchive'],
        ['referrer-policy', 'no-referrer'],
      ]
    : [];
