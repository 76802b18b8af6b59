const [quote, backslash] = ['"', '\\'].map((character) => character.charCodeAt(0));
const opening = new Set(Buffer.from('[{'));
const closing = new Set(Buffer.from(']}'));

/**
 * Measures the nesting of streamed JSON; answers after each chunk the greatest depth so far. It never holds the text: in UTF-8
 * none of the bytes that it looks for is ever a part of another character.
 *
 * @example
 * const depthOf = jsonDepthMeter();
 * depthOf(Buffer.from('{"a":[')) //=> 2
 */
export function jsonDepthMeter(): (chunk: Uint8Array) => number {
  let [depth, deepest] = [0, 0];
  let [inString, escaped] = [false, false];
  return (chunk) => {
    for (const byte of chunk) {
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = inString;
      else if (byte === quote) inString = !inString;
      else if (!inString && opening.has(byte)) deepest = Math.max(deepest, ++depth);
      else if (!inString && closing.has(byte)) depth -= 1;
    }
    return deepest;
  };
}
