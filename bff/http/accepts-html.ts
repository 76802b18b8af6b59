/**
 * Whether a person will see the response: a browser that navigates prefers HTML to all other types.
 *
 * @example
 * acceptsHtml('text/html,application/xhtml+xml') //=> true
 */
export const acceptsHtml = (accept: string | null | undefined): boolean =>
  /^\s*text\/html\s*(?:,|$)/i.test(accept ?? '');
