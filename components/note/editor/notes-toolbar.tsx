'use client';

import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Redo2,
  Undo2,
  type IconNode,
} from 'lucide';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { usePointerTip } from '@/components/ui/overlay/tip/use-pointer-tip';
import { notesText } from '@/lib/text/zh-cn/notes';
import styles from './notes-editor.module.css';

const text = notesText.toolbar;

type Tool = {
  label: string;
  icon: IconNode;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
};

const tools: readonly Tool[] = [
  {
    label: text.heading,
    icon: Heading1,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 1 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
  },
  {
    label: text.subheading,
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: text.bold,
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: text.italic,
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: text.bullets,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: text.numbers,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: text.checks,
    icon: ListChecks,
    run: (editor) => editor.chain().focus().toggleTaskList().run(),
    isOn: (editor) => editor.isActive('taskList'),
  },
  {
    label: text.undo,
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: text.redo,
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

type Props = { editor: Editor | undefined; isLinkOpen: boolean; onLink: () => void };

/** The looks of a text that notes offer. */
export function NotesToolbar({ editor, isLinkOpen, onLink }: Props) {
  // The flags as one text: equal ones draw nothing anew, whatever was typed.
  const { tip, follow } = usePointerTip(nameUnder);
  const flags = useSyncExternalStore(
    (listener) => {
      editor?.on('transaction', listener);
      return () => editor?.off('transaction', listener);
    },
    () => (editor && !editor.isDestroyed ? flagsOf(editor) : ''),
    () => '',
  );
  return (
    <div role="group" aria-label={text.label} className={styles.toolbar} {...follow}>
      {tools.map(({ label, icon, run, isOn }, place) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          aria-pressed={isOn && flags[place] === 'x'}
          disabled={!editor || flags[place] === '-'}
          onClick={() => editor && run(editor)}
        >
          <Icon of={icon} size={17} />
        </IconButton>
      ))}
      <IconButton
        size="small"
        aria-label={text.link}
        aria-pressed={flags.endsWith('x')}
        aria-expanded={isLinkOpen}
        disabled={!editor}
        onClick={onLink}
      >
        <Icon of={Link} size={17} />
      </IconButton>
      {tip}
    </div>
  );
}

/** Above the toolbar, which scrolls sideways and would cut words off. */
const nameUnder = (target: Element) => target.closest('button')?.getAttribute('aria-label') ?? undefined;

function flagsOf(editor: Editor): string {
  const flags = tools.map(({ isOn, isOff }) => (isOff?.(editor) ? '-' : isOn?.(editor) ? 'x' : '.'));
  return [...flags, editor.isActive('link') ? 'x' : '.'].join('');
}
