/** In valid JSON a string before a colon is a name, and only that. */
const strings = /"(?:[^"\\]|\\.)*"\s*(:)?/g;

/**
 * Whether an object in a JSON text has the same name twice: one reader takes the first, the next the last (S28, RFC 8259 section 4).
 *
 * @param value what `JSON.parse` made of the text
 * @example
 * hasDoubledName('{"a":1,"a":2}', { a: 2 }) //=> true
 */
export function hasDoubledName(text: string, value: unknown): boolean {
  let written = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon) written += 1;
  return written !== countNames(value);
}

function countNames(value: unknown): number {
  let names = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const children: unknown[] = Object.values(next);
    if (!Array.isArray(next)) names += children.length;
    waiting.push(...children);
  }
  return names;
}
