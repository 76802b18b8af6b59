'use client';

import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { limits } from '@/lib/domain/limits';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'error';
type Toast = { id: number; text: string; tone: ToastTone };
type ShowToast = (text: string, tone?: ToastTone) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Holds the one toast there may be; a newer one takes its place (§9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [open, setOpen] = useState(false);

  const show = useCallback<ShowToast>((text, tone = 'success') => {
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text, tone }));
    setOpen(true);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {toast ? (
        // In a portal of its own: an open dialog hides everything that was there before it from assistive technology.
        <Portal key={toast.id}>
          <Snackbar
            open={open}
            autoHideDuration={limits.toastMs}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') setOpen(false);
            }}
            slotProps={{ transition: { onExited: () => setToast(null) } }}
            anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          >
            <div
              className={styles.toast}
              data-tone={toast.tone}
              role={toast.tone === 'error' ? 'alert' : 'status'}
            >
              {toast.tone === 'error' ? (
                <CircleAlert size={16} aria-hidden />
              ) : (
                <CircleCheck size={16} aria-hidden />
              )}
              {toast.text}
            </div>
          </Snackbar>
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
