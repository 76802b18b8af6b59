/** Characters of a text, from one place to before another, counted as `Array.from` does. */
export type MatchRange = { from: number; to: number };

type Named = { name: string; pinyin?: string | undefined };

/**
 * The characters of a name that a keyword matches: as written, else by pinyin or its initials (CON-01).
 *
 * @example
 * matchRange({ name: '林晓', pinyin: 'LIN XIAO' }, 'x') //=> { from: 1, to: 2 }
 * matchRange({ name: '林晓', pinyin: 'LIN XIAO' }, 'linx') //=> { from: 0, to: 2 }
 */
export function matchRange({ name, pinyin }: Named, keyword: string): MatchRange | undefined {
  const written = textRange(name, keyword);
  if (written || !pinyin) return written;
  const typed = keyword.replace(/[\s']/g, '').toUpperCase();
  if (!/^[A-Z]+$/.test(typed)) return undefined;
  const readings = readingsOf(name, pinyin);
  for (let from = 0; from < readings.length; from += 1) {
    const count = consumed(readings, from, typed);
    if (count !== undefined) return { from, to: from + count };
  }
  return undefined;
}

/**
 * Where a keyword stands in a text, whatever its case.
 *
 * @example
 * textRange('13800000001', '0000') //=> { from: 3, to: 7 }
 */
export function textRange(text: string, keyword: string): MatchRange | undefined {
  const typed = keyword.trim();
  if (typed === '') return undefined;
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return undefined;
  const from = Array.from(text.slice(0, at)).length;
  return { from, to: from + Array.from(typed).length };
}

/** How many readings from a place on the letters use up, each by a beginning of its own. */
function consumed(readings: readonly string[], from: number, typed: string): number | undefined {
  if (typed === '') return 0;
  const reading = readings[from];
  if (!reading) return undefined;
  for (let length = commonPrefix(reading, typed); length > 0; length -= 1) {
    const rest = consumed(readings, from + 1, typed.slice(length));
    if (rest !== undefined) return rest + 1;
  }
  return undefined;
}

function commonPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A syllable of pinyin: an n or ng before a vowel begins the next one. */
const syllable = /(?:[ZCS]H|[BPMFDTNLGKHJQXRZCSYW])?[AEIOUVÜ]+(?:NG(?![AEIOUVÜ])|[NR](?![AEIOUVÜ]))?/g;

/** One reading for each character; the last one takes what cannot be divided. */
function readingsOf(name: string, pinyin: string): string[] {
  const count = Array.from(name).length;
  const words = pinyin.toUpperCase().split(/\s+/).filter(Boolean);
  const syllables = words.flatMap((word) => word.match(syllable) ?? [word]);
  if (syllables.length === count) return syllables;
  if (words.length === count) return words;
  return [];
}
