'use client';

import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { limits } from '@/lib/domain/limits';
import { commonText } from '@/lib/text/zh-cn/common';
import { ToastCard, type ToastAction, type ToastTone } from './toast-card';

type ToastOptions = { tone?: ToastTone; actions?: readonly ToastAction[]; durationMs?: number };
type Toast = Required<ToastOptions> & { id: number; text: string };
type ShowToast = (text: string, options?: ToastTone | ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Holds the one toast there may be; a newer one takes its place (§9). It stays while it has the pointer or the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const show = useCallback<ShowToast>((text, options = {}) => {
    const {
      tone = 'success',
      actions = [],
      durationMs = limits.toastMs,
    } = typeof options === 'string' ? { tone: options } : options;
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text, tone, actions, durationMs }));
    setOpen(true);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {toast ? (
        // In a portal of its own: an open dialog hides everything that was there before it from assistive technology.
        <Portal key={toast.id}>
          <section aria-label={commonText.notice}>
            <Snackbar
              open={open}
              autoHideDuration={toast.durationMs}
              onClose={(_event, reason) => {
                // Esc elsewhere drops a card or a drag; it must not take away what can still be undone.
                if (reason === 'timeout' || (reason === 'escapeKeyDown' && toast.actions.length === 0))
                  close();
              }}
              slotProps={{ transition: { onExited: () => setToast(null) } }}
              anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
            >
              <ToastCard text={toast.text} tone={toast.tone} actions={toast.actions} onClose={close} />
            </Snackbar>
          </section>
        </Portal>
      ) : null}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
