'use client';

import { X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { FileList } from '@/components/file/list/file-list';
import { FileIntake } from '@/components/file/upload/file-intake';
import { UploadRows } from '@/components/file/upload/upload-rows';
import { useUploads } from '@/components/file/upload/use-uploads';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import type { FileReference } from '@/lib/contract/file';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { filesText } from '@/lib/text/zh-cn/files';
import type { BookingValues } from '../form/booking-values';
import styles from './files-field.module.css';

type Props = {
  files: BookingValues['files'];
  onChange: (part: Pick<BookingValues, 'files'>) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Files of a meeting that is not booked yet: uploaded at once, and taken over by the booking (MEET-05). */
export function FilesField({ files, onChange, onBusy }: Props) {
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
  const remove = (key: string) => onChange({ files: files.filter(({ fileKey }) => fileKey !== key) });
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {bookingText.fields.files}
      </p>
      <FileIntake onFiles={add} isFull={uploads.length >= free}>
        <FileList
          files={files.map((file) => ({ ...file, id: file.fileKey }))}
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
