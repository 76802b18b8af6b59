'use client';

import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { filesText } from '@/lib/text/zh-cn/files';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A browser gives every pasted picture the same name. */
const named = (file: File) => {
  const [, extension = 'png'] = /\.(\w+)$/.exec(file.name) ?? [];
  return new File([file], `${filesText.pasted}.${extension}`, { type: file.type });
};

/** Files that are dropped on a part of the page, or pasted anywhere on it while text is not what is pasted. */
export function useFileIntake(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // A table of a spreadsheet is pasted as text and as a picture of it.
    if (data === null || data.files.length === 0 || data.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles([...data.files].map((file) => (file.type.startsWith('image/') ? named(file) : file)));
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
