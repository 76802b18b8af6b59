'use client';

import { RotateCw, X } from 'lucide';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { filesText } from '@/lib/text/zh-cn/files';
import { fileKind, formatFileSize } from '../list/file-size';
import list from '../list/file-list.module.css';
import styles from './upload.module.css';
import type { Upload } from './use-uploads';

type Props = {
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  onDrop: (id: number) => void;
};

/** Uploads that are not done: each with its progress or its failure. */
export function UploadRows({ uploads, onRetry, onDrop }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className={list.files} aria-label={filesText.uploads}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => onRetry(upload.id)}
          onDrop={() => onDrop(upload.id)}
        />
      ))}
    </ul>
  );
}

type RowProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

function UploadRow({ upload, onRetry, onDrop }: RowProps) {
  const { file, state, progress, problem, canRetry } = upload;
  const { name, size } = file;
  const isFailed = state === 'failed';
  return (
    <li className={list.file} data-failed={isFailed || undefined}>
      <span className={list.kind} aria-hidden="true">
        {fileKind(name)}
      </span>
      <div className={list.what}>
        <p className={list.name}>{name}</p>
        {isFailed ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : (
          <>
            <progress className={styles.bar} value={progress} max={1} aria-label={filesText.progress(name)} />
            <p className={list.size}>
              {formatFileSize(size)} · {stateText(upload)}
            </p>
          </>
        )}
      </div>
      {isFailed && canRetry ? (
        <IconButton size="small" aria-label={filesText.retryOf(name)} onClick={onRetry}>
          <Icon of={RotateCw} size={16} />
        </IconButton>
      ) : null}
      <IconButton
        size="small"
        aria-label={isFailed ? filesText.discardOf(name) : filesText.cancelOf(name)}
        onClick={onDrop}
      >
        <Icon of={X} size={16} />
      </IconButton>
    </li>
  );
}

function stateText({ state, progress }: Upload): string {
  if (state === 'waiting') return filesText.waiting;
  return state === 'saving' || progress === 1 ? filesText.saving : filesText.percent(progress);
}
