'use client';

import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';
import type { OpenItem } from './check-item-node';
import { editorExtensions } from './editor-extensions';
import styles from '../notes-editor.module.css';

type Options = {
  /** The text that the editor starts with; later changes of it are ignored. */
  initial: NoteDocument;
  onChange: (content: NoteDocument) => void;
  onOpenItem: OpenItem;
};

/** The editor in an element of the page, for as long as that is there. */
export function useEditor({ initial, onChange, onOpenItem }: Options): {
  place: RefObject<HTMLDivElement | null>;
  editor: Editor | undefined;
} {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const changed = useEffectEvent(onChange);
  const openItem = useEffectEvent(onOpenItem);
  const start = useEffectEvent((element: HTMLElement) => {
    const started = new Editor({
      element,
      extensions: editorExtensions((position, attributes) => openItem(position, attributes)),
      content: initial,
      // Our style sheet has these rules; a style element of the library's would need the page's nonce.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: styles.surface ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': notesText.body,
        },
      },
      onUpdate: ({ editor: updated }) => changed(contentOf(updated)),
    });
    started.commands.setTextSelection(started.state.doc.content.size);
    // Not by the command, which waits for a frame: by then the focus may be elsewhere, and typing would go on here.
    started.view.focus();
    setEditor(started);
    return started;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const started = start(place.current);
    return () => started.destroy();
  }, []);
  return { place, editor };
}

/** The editor's text as it is stored; its schema has no other nodes than `NoteDocument`. */
export const contentOf = (editor: Editor) => editor.getJSON() as NoteDocument;
