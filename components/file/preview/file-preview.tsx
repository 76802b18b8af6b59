'use client';

import { ChevronLeft, ChevronRight, Download } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import { fileHref } from '@/lib/query/file';
import { filesText } from '@/lib/text/zh-cn/files';
import styles from './file-preview.module.css';
import { PreviewBody } from './preview-body';
import type { ShownFile } from './shown-file';

type Props = {
  files: readonly ShownFile[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** One file after the other, by buttons and arrow keys. */
export function FilePreview({ files, index, onIndex, onClose }: Props) {
  const file = files[index];
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const next = index + (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0);
    if (next !== index && files[next]) onIndex(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!file) return null;
  return (
    <DialogFrame open title={file.fileName} width={limits.filePreviewPx} isSheetOnPhones onClose={onClose}>
      <div className={styles.preview}>
        <PreviewBody key={file.id} file={file} />
        <footer className={styles.foot}>
          <IconButton
            aria-label={filesText.previous}
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          >
            <Icon of={ChevronLeft} size={18} />
          </IconButton>
          <span className={styles.place} aria-live="polite">
            {filesText.place(index + 1, files.length)}
          </span>
          <IconButton
            aria-label={filesText.next}
            disabled={index === files.length - 1}
            onClick={() => onIndex(index + 1)}
          >
            <Icon of={ChevronRight} size={18} />
          </IconButton>
          <span className={styles.space} />
          <DownloadLink file={file} />
        </footer>
      </div>
    </DialogFrame>
  );
}

function DownloadLink({ file }: { file: ShownFile }) {
  return (
    <a
      className={styles.download}
      href={fileHref(file.id)}
      download={file.fileName}
      aria-label={filesText.downloadOf(file.fileName)}
    >
      <Icon of={Download} size={16} />
      {filesText.download}
    </a>
  );
}
