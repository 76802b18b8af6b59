'use client';

import { Camera, Paperclip } from 'lucide';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useToast } from '@/components/ui/toast/toast';
import { acceptedExtensions } from '@/lib/domain/file/file-types';
import { filesText } from '@/lib/text/zh-cn/files';
import { useFileIntake } from './use-file-intake';
import styles from './upload.module.css';

type Props = {
  /** Answers how many of the files did not fit. */
  onFiles: (files: readonly File[]) => number;
  isFull: boolean;
  children: ReactNode;
};

/** Ways to bring files: a button, the camera of a phone, dropping on the children, pasting. */
export function FileIntake({ onFiles, isFull, children }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const toast = useToast();
  const take = (chosen: readonly File[]) => {
    if (chosen.length > 0 && onFiles(chosen) > 0) toast(filesText.full, 'error');
  };
  const { isOver, props } = useFileIntake(take);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // Else choosing the same file again would be no change.
    target.value = '';
  };
  return (
    <div className={styles.intake} data-over={isOver || undefined} {...props}>
      {children}
      <div className={styles.ways}>
        <Button variant="outlined" size="small" disabled={isFull} onClick={() => files.current?.click()}>
          <Icon of={Paperclip} size={14} />
          {filesText.add}
        </Button>
        {hasCamera ? (
          <Button variant="outlined" size="small" disabled={isFull} onClick={() => camera.current?.click()}>
            <Icon of={Camera} size={14} />
            {filesText.camera}
          </Button>
        ) : null}
        <p className={styles.hint}>{isOver ? filesText.drop : filesText.hint}</p>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={filesText.add}
        accept={acceptedExtensions.join(',')}
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={filesText.camera}
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={onChange}
      />
    </div>
  );
}
