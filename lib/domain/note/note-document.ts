import type { Day } from '@/lib/time/day';

/** A run of text with one look; a link leads to the web only (S49). */
export type NoteMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

export type NoteInline = { type: 'text'; text: string; marks?: NoteMark[] } | { type: 'hardBreak' };

export type NoteParagraph = { type: 'paragraph'; content?: NoteInline[] };

export type NoteHeading = { type: 'heading'; attrs: { level: 1 | 2 }; content?: NoteInline[] };

export type NoteListItem = { type: 'listItem'; content: NoteItemBlock[] };

/** The person is of the meeting's company; both are optional. */
export type CheckItemAttributes = {
  checked: boolean;
  person?: { staffId: string; realName: string } | null;
  day?: Day | null;
};

export type NoteCheckItem = { type: 'taskItem'; attrs: CheckItemAttributes; content: NoteItemBlock[] };

export type NoteList =
  | { type: 'bulletList'; content: NoteListItem[] }
  | { type: 'orderedList'; content: NoteListItem[] }
  | { type: 'taskList'; content: NoteCheckItem[] };

/** An item begins with a paragraph; lists may follow in it. */
export type NoteItemBlock = NoteParagraph | NoteList;

export type NoteBlock = NoteParagraph | NoteHeading | NoteList;

/** Notes as they are stored and sent: a tree of these nodes alone, in the names of the editor's library (ADR 50). */
export type NoteDocument = { type: 'doc'; content: NoteBlock[] };

export type NoteNode = NoteDocument | NoteBlock | NoteListItem | NoteCheckItem | NoteInline;

/**
 * The nodes right below one, in reading order.
 *
 * @example
 * childrenOf({ type: 'hardBreak' }) //=> []
 */
export const childrenOf = (node: NoteNode): readonly NoteNode[] =>
  'content' in node ? (node.content ?? []) : [];

/**
 * Plain text as a document: a paragraph per line.
 *
 * @example
 * documentOfText('一\n二').content.length //=> 2
 */
export const documentOfText = (text: string): NoteDocument => ({
  type: 'doc',
  content: text.split(/\r\n|[\n\r]/).map(paragraphOf),
});

/**
 * A paragraph of one piece of text, or an empty one.
 *
 * @example
 * paragraphOf('') //=> { type: 'paragraph' }
 */
export const paragraphOf = (text: string): NoteParagraph =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

/** A document with nothing in it, as an editor starts. */
export const emptyDocument: NoteDocument = documentOfText('');

/**
 * The text of a node without its looks; blocks and forced breaks are lines.
 *
 * @example
 * plainText(documentOfText('一\n二')) //=> '一\n二'
 */
export function plainText(node: NoteNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  return childrenOf(node)
    .map(plainText)
    .join(isLine ? '' : '\n');
}
