'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { loadFailureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';

type Props = {
  title: string;
  hint: string;
  confirm: string;
  /** Said once it has worked. */
  done: string;
  isBusy: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
};

/** The question before something of the account ends, and what became of it. */
export function AskFirst({ title, hint, confirm, done, isBusy, run, onClose }: Props) {
  const toast = useToast();
  const act = () =>
    run()
      .then(
        () => toast(done),
        (error: Error) => toast(loadFailureText(error), 'error'),
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
