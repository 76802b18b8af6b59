'use client';

import { X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { FileList } from '@/components/file/list/file-list';
import { FileIntake } from '@/components/file/upload/file-intake';
import { UploadRows } from '@/components/file/upload/upload-rows';
import { useUploads } from '@/components/file/upload/use-uploads';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import type { FileReference, MeetingFile } from '@/lib/contract/file';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { filesText } from '@/lib/text/zh-cn/files';
import type { BookingValues } from '../form/booking-values';
import styles from './files-field.module.css';

type Props = {
  files: BookingValues['files'];
  /** Those that the meeting has already, which are read by another id than an upload. */
  stored?: readonly MeetingFile[] | undefined;
  onChange: (part: Pick<BookingValues, 'files'>) => void;
  onBusy: (isBusy: boolean) => void;
};

const noFiles: readonly MeetingFile[] = [];

/** The files of a form: uploaded at once, and taken over when it is sent (MEET-05). */
export function FilesField({ files, stored = noFiles, onChange, onBusy }: Props) {
  const labelId = useId();
  // Two uploads may be done before the form is rendered with the first.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const save = (reference: FileReference) => {
    latest.current = [...latest.current, reference];
    onChange({ files: latest.current });
  };
  const free = limits.maxFiles - files.length;
  const { uploads, add, retry, drop, isBusy } = useUploads({ free, save });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const idOf = (key: string) => stored.find(({ fileKey }) => fileKey === key)?.id ?? key;
  const remove = (id: string) => onChange({ files: files.filter(({ fileKey }) => idOf(fileKey) !== id) });
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {bookingText.fields.files}
      </p>
      <FileIntake onFiles={add} isFull={uploads.length >= free}>
        <FileList
          files={files.map((file) => ({ ...file, id: idOf(file.fileKey) }))}
          actionOf={({ id, fileName }) => (
            <IconButton size="small" aria-label={filesText.discardOf(fileName)} onClick={() => remove(id)}>
              <Icon of={X} size={16} />
            </IconButton>
          )}
        />
        <UploadRows uploads={uploads} onRetry={retry} onDrop={drop} />
      </FileIntake>
    </div>
  );
}
