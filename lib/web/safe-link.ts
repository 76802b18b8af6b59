// Browsers skip some of these where they look for the scheme: `java\tscript:` is a script to them.
const ambiguous = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/**
 * S49: the address of a link or picture from user input, if it leads to the web or a path of this site. Nothing for all else,
 * such as `javascript:` and `data:`.
 *
 * @example
 * safeLink('https://meet.example/42') //=> 'https://meet.example/42'
 * safeLink('/rooms/river.jpg') //=> '/rooms/river.jpg'
 * safeLink('javascript:alert(1)') //=> undefined
 */
export function safeLink(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || ambiguous.test(raw)) return undefined;
  return /^\/(?!\/)/.test(raw) ? raw : safeWebLink(raw);
}

/**
 * The same for text that is read elsewhere too, where a path would lead to another site: the web alone.
 *
 * @example
 * safeWebLink('/rooms') //=> undefined
 */
export function safeWebLink(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || ambiguous.test(raw)) return undefined;
  if (!/^https?:\/\/[^/]/i.test(raw) || !URL.canParse(raw)) return undefined;
  // `https://bank.example@evil.test` reads like an address of the bank.
  const { username, password } = new URL(raw);
  return username === '' && password === '' ? raw : undefined;
}
