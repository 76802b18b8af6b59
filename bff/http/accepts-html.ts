/**
 * Whether a person will look at the answer: a browser that goes to a page says that it wants HTML before all else.
 *
 * @example
 * acceptsHtml('text/html,application/xhtml+xml') //=> true
 */
export const acceptsHtml = (accept: string | null | undefined): boolean =>
  /^\s*text\/html\s*(?:,|$)/i.test(accept ?? '');
