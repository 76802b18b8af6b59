import { noteLimits } from '../limits/note-limits';
import { safeWebLink } from '@/lib/web/safe-link';
import { childrenOf, type NoteDocument, type NoteNode, plainText } from './note-document';

/** The rule that a document breaks. */
export type NotesFault = 'textTooLong' | 'tooManyParts' | 'nestedTooDeep' | 'unsafeLink';

/** Characters without ink: white space, controls, and those that Unicode lets a renderer ignore, such as U+200B. */
const invisible = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a text shows nothing at all.
 *
 * @example
 * isBlankText(' \u200b\n') //=> true
 */
export const isBlankText = (text: string): boolean => text.replace(invisible, '') === '';

/**
 * Whether a document shows nothing at all.
 *
 * @example
 * isBlank(documentOfText('\u200b')) //=> true
 */
export const isBlank = (document: NoteDocument): boolean => isBlankText(plainText(document));

/**
 * The first rule that a document breaks: size, nesting, and links that lead anywhere but to the web (S49).
 *
 * @example
 * notesFault(documentOfText('一')) //=> undefined
 */
export function notesFault(document: NoteDocument): NotesFault | undefined {
  let [length, nodes] = [0, 0];
  const waiting: { node: NoteNode; depth: number }[] = [{ node: document, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const depth = node.type.endsWith('List') ? next.depth + 1 : next.depth;
    if (depth > noteLimits.listDepthMax) return 'nestedTooDeep';
    nodes += 1;
    if (nodes > noteLimits.nodesMax) return 'tooManyParts';
    if (node.type === 'text') {
      length += node.text.length;
      if (length > noteLimits.textMaxLength) return 'textTooLong';
      const links = (node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
      if (!links.every(isNoteLink)) return 'unsafeLink';
    }
    waiting.push(...childrenOf(node).map((child) => ({ node: child, depth })));
  }
  return undefined;
}

/**
 * Whether notes may link to an address: of the web, and of a bounded length.
 *
 * @example
 * isNoteLink('mailto:a@b.example') //=> false
 */
export const isNoteLink = (href: string): boolean =>
  href.length <= noteLimits.linkMaxLength && safeWebLink(href) !== undefined;
