/**
 * A link that calls a number, from the number as people write it.
 *
 * @example
 * phoneLink('400 000-0000') //=> 'tel:4000000000'
 */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+*#]/g, '')}`;
