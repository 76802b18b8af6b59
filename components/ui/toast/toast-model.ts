export type ToastTone = 'success' | 'error';
export type ToastAction = { label: string } & (
  | { href: string }
  /** `isUndo` answers to the keys that undo elsewhere. */
  | { onAct: () => void; isUndo?: boolean }
);

export type ToastOptions = { tone?: ToastTone; actions?: readonly ToastAction[]; durationMs?: number };

export type Toast = Required<ToastOptions> & { id: number; text: string };
