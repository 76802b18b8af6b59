/** PostgreSQL holds U+0000 in no text, and JSON that names it in no `jsonb`. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Where a JSON value holds text that cannot be stored: U+0000, or half of a surrogate pair, which UTF-8 cannot carry and stores
 * replace by U+FFFD. The path of the string, or of the object that has it as a name; undefined where all text can be stored.
 *
 * @example
 * illFormedPath({ members: [{ name: '\ud800' }] }) //=> 'members.0.name'
 */
export function illFormedPath(value: unknown): string | undefined {
  // No recursion: a body may be nested deeper than the stack.
  const pending: [path: string, value: unknown][] = [['', value]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, current] = next;
    if (typeof current === 'string' && !isStorable(current)) return path;
    if (typeof current !== 'object' || current === null) continue;
    for (const [name, child] of Object.entries(current)) {
      if (!isStorable(name)) return path;
      pending.push([path === '' ? name : `${path}.${name}`, child]);
    }
  }
  return undefined;
}

const strayPercent = /%(?![\da-f]{2})/gi;

/**
 * Whether the escapes of an address are UTF-8; `URLSearchParams` would replace the others by U+FFFD without a word. A percent sign
 * that escapes nothing stands for itself (https://url.spec.whatwg.org/#percent-decode).
 *
 * @example
 * hasUtf8Escapes('/rooms?keyword=%ED%A0%80') //=> false
 */
export function hasUtf8Escapes(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address.replace(strayPercent, '%25'));
    return true;
  } catch {
    return false;
  }
}
