'use client';

import { useCallback, useEffect, useState, type FocusEvent } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { ToastCard } from './toast-card';
import type { Toast } from './toast-model';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown';

type Props = { toast: Toast; onGone: (toast: Toast) => void };

export const fadeMs = 150;

/** Shows a toast for its time; longer while it has the pointer or the focus, or the window has lost the focus. */
export function ToastPlace({ toast, onGone }: Props) {
  const { text, tone, actions, durationMs } = toast;
  const [isLeaving, setLeaving] = useState(false);
  const close = useCallback(() => setLeaving(true), []);
  const { pause, resume } = useCountdown(durationMs, close);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(onGone, fadeMs, toast);
    return () => clearTimeout(timer);
  }, [isLeaving, onGone, toast]);

  useEffect(() => {
    // Esc elsewhere drops a card or a drag; it must not take away what can still be undone.
    if (actions.length > 0) return undefined;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [actions, close]);

  const resumeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) resume();
  };
  return (
    <section
      aria-label={commonText.notice}
      className={styles.place}
      data-leaving={isLeaving || undefined}
      data-print="hide"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resumeOutside}
    >
      <ToastCard text={text} tone={tone} actions={actions} onClose={close} />
    </section>
  );
}
