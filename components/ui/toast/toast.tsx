'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '@/lib/domain/limits/limits';
import type { ToastAction, ToastTone } from './toast-card';
import { ToastPlace } from './toast-place';

type ToastOptions = { tone?: ToastTone; actions?: readonly ToastAction[]; durationMs?: number };
export type Toast = Required<ToastOptions> & { id: number; text: string };
type ShowToast = (text: string, options?: ToastTone | ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Holds the only toast; a newer one replaces it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  // Beside it a newer one may have come, which React has not drawn yet.
  const forget = useCallback((gone: Toast) => setToast((last) => (last === gone ? null : last)), []);
  const show = useCallback<ShowToast>((text, options = {}) => {
    const {
      tone = 'success',
      actions = [],
      durationMs = limits.toastMs,
    } = typeof options === 'string' ? { tone: options } : options;
    setToast((last) => ({ id: (last?.id ?? 0) + 1, text, tone, actions, durationMs }));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {/* At the end of the body: an open dialog hides everything that was there before it from assistive technology. */}
      {toast
        ? createPortal(<ToastPlace key={toast.id} toast={toast} onGone={forget} />, document.body)
        : null}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
