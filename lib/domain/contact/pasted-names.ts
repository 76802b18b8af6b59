const separators = /[\n\r\t,，;；、]+/u;

/**
 * The names, numbers and addresses of a pasted list, each once; a name with a space in it stays one.
 *
 * @example
 * pastedNames('林晓、周宁\n13800000002; 周宁') //=> ['林晓', '周宁', '13800000002']
 */
export const pastedNames = (text: string): string[] => [
  ...new Set(
    text
      .split(separators)
      .map((part) => nameIn(part))
      .filter(Boolean),
  ),
];

/** Mail programs copy people as `name <address>`: the address names one person for sure. */
const nameIn = (part: string) => (/<([^<>\s]+@[^<>\s]+)>/.exec(part)?.[1] ?? part).trim();
