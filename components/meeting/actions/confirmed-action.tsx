'use client';

import { useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/controls/button';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './meeting-actions.module.css';

type Props = Pick<ButtonLook, 'color' | 'size' | 'variant'> & {
  label: string;
  /** Names the button for screen readers where the label alone is not clear. */
  name?: string;
  title: string;
  /** The subject of the meeting that the question is about. */
  subject?: string;
  hint?: string;
  /** Stands on the button that leaves everything as it is. */
  dismiss?: string;
  busy: boolean;
  /** Resolves once the outcome is known, a failure included; the question closes then. */
  onConfirm: () => Promise<unknown>;
};

/** A button whose action is confirmed first. */
export function ConfirmedAction({
  label,
  name,
  title,
  subject,
  hint,
  dismiss,
  busy,
  onConfirm,
  ...look
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...look} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          title={title}
          confirm={label}
          dismiss={dismiss ?? commonText.cancel}
          busy={busy}
          onConfirm={() =>
            void onConfirm()
              .catch(() => undefined)
              .then(close)
          }
          onClose={close}
        >
          {subject ? <bdi className={styles.subject}>{subject}</bdi> : null}
          {hint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
