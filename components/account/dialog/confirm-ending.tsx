'use client';

import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import { ApiError } from '@/lib/client/failures/api-error';
import { loadFailureText } from '@/lib/text/load-failure';
import { commonText } from '@/lib/text/zh-cn/common';

type Props = {
  title: string;
  hint: string;
  confirm: string;
  /** The message after success. */
  done: string;
  /** The message when the state of the account does not allow the ending (409). */
  conflict?: string;
  isBusy: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
};

/** Confirms before something of the account ends, and announces the result. */
export function ConfirmEnding({ title, hint, confirm, done, conflict, isBusy, run, onClose }: Props) {
  const toast = useToast();
  const wordsFor = (error: Error) =>
    (error instanceof ApiError && error.status === 409 ? conflict : undefined) ?? loadFailureText(error);
  const act = () =>
    run()
      .then(
        () => toast(done),
        (error: Error) => toast(wordsFor(error), 'error'),
      )
      .finally(onClose);
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      dismiss={commonText.cancel}
      busy={isBusy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {hint}
    </ConfirmDialog>
  );
}
