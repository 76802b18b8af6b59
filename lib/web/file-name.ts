import filenamify from 'filenamify';
import { limits } from '../domain/limits/limits';

/**
 * The name of an uploaded file, safe in headers, logs and paths (S54): its last path part only, without
 * characters that steer terminals, reading direction or file systems, within 255 bytes of UTF-8, its extension kept.
 * Nothing when no name is left.
 *
 * @example
 * safeFileName('../../etc/passwd') //=> 'passwd'
 * safeFileName('photo\u202Egnp.exe') //=> 'photognp.exe'
 */
export function safeFileName(raw: string): string | undefined {
  const base = (raw.split(/[/\\]/).at(-1) ?? '').replace(invisible, '').normalize('NFC');
  // A dot in front hides a file.
  const name = within(limits.fileNameMaxBytes, base.replace(/^[\s.]+|[\s.]+$/g, ''));
  return name === '' ? undefined : filenamify(name, { replacement: '_', maxLength: limits.fileNameMaxBytes });
}

/**
 * Control characters, line separators, halves of a surrogate pair, and what nobody sees: marks that turn text around (UAX #9), soft hyphens
 * and zero-width spaces, but not the joiner of emoji.
 */
const invisible = /(?!\u200D)[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu;

/** Longer ones are no type, they are part of the name. */
const extension = /\.[A-Za-z0-9]{1,16}$/;

function within(bytes: number, name: string): string {
  if (byteLength(name) <= bytes) return name;
  const [ending = ''] = extension.exec(name) ?? [];
  const room = bytes - byteLength(ending);
  let start = '';
  // Cut between graphemes: half an emoji is another name, not a shorter one.
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (byteLength(start) + byteLength(segment) > room) break;
    start += segment;
  }
  return start.trimEnd() + ending;
}

const byteLength = (text: string) => new TextEncoder().encode(text).byteLength;
