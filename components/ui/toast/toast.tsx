'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '@/lib/domain/limits/limits';
import type { Toast, ToastOptions, ToastTone } from './toast-model';
import { ToastPlace } from './toast-place';

type ShowToast = (text: string, options?: ToastTone | ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Holds the toasts in sight; a newer one replaces the oldest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const forget = useCallback(
    (gone: Toast) => setToasts((last) => last.filter((toast) => toast !== gone)),
    [],
  );
  const show = useCallback<ShowToast>((text, options = {}) => {
    const {
      tone = 'success',
      actions = [],
      durationMs = limits.toastMs,
    } = typeof options === 'string' ? { tone: options } : options;
    setToasts((last) => {
      const toast = { id: (last.at(-1)?.id ?? 0) + 1, text, tone, actions, durationMs };
      return [...last, toast].slice(-limits.maxToasts);
    });
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {/* At the end of the body: an open dialog hides everything that was there before it from assistive technology. */}
      {toasts.map((toast) =>
        createPortal(<ToastPlace toast={toast} onGone={forget} />, document.body, `${toast.id}`),
      )}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
