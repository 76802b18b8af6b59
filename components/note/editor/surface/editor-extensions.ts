import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { TaskList } from '@tiptap/extension-list/task-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { notesText } from '@/lib/text/zh-cn/notes';
import { checkItemNode, type OpenItem } from './check-item-node';
import { LinkMark } from './link-mark';

/** The nodes and marks of `NoteDocument`, and nothing else: what is pasted becomes these or plain text. */
export const editorExtensions = (onOpenItem: OpenItem) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [1, 2] }),
  Bold,
  Italic,
  LinkMark,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList | taskList)*' }),
  TaskList,
  checkItemNode(onOpenItem),
  UndoRedo,
  Placeholder.configure({ placeholder: notesText.placeholder }),
];
