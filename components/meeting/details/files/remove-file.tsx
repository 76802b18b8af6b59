'use client';

import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { ShownFile } from '@/components/file/preview/shown-file';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import { unlinkFile } from '@/lib/query/file';
import { type MeetingRef, useMeetingCall } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { filesText } from '@/lib/text/zh-cn/files';

type Props = { meeting: MeetingRef; file: ShownFile };

/** Confirms first: a file that is deleted is gone for every member. */
export function RemoveFile({ meeting, file: { id, fileName } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const close = () => setIsOpen(false);
  const { mutateAsync, isPending } = useMeetingCall(meeting, {
    call: unlinkFile,
    onError: (error: Error) => toast(failureText('fileUnlink', error), 'error'),
  });
  return (
    <>
      <IconButton size="small" aria-label={filesText.removeOf(fileName)} onClick={() => setIsOpen(true)}>
        <Icon of={Trash2} size={16} />
      </IconButton>
      {isOpen ? (
        <LazyConfirmDialog
          title={filesText.confirmRemove}
          confirm={filesText.remove}
          dismiss={filesText.cancel}
          busy={isPending}
          onConfirm={() => void mutateAsync(id).then(close, close)}
          onClose={close}
        >
          {filesText.removeHint(fileName)}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
