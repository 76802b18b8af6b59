const halfPairAtEnd = /[\ud800-\udbff]$/;

/**
 * The beginning of a text, at most `max` UTF-16 units as schemas and `maxlength` count them, and never half of a character.
 *
 * @example
 * cutText('ab😀', 3) //=> 'ab'
 */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(halfPairAtEnd, '');
