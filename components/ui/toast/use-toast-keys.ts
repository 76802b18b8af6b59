'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { ToastAction } from './toast-model';

type Options = {
  actions: readonly ToastAction[];
  actionsRef: RefObject<HTMLElement | null>;
  act: (onAct: () => void) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** F6 reaches a toast's actions from anywhere, Ctrl or ⌘ and Z undoes. Answers where the focus was before F6. */
export function useToastKeys({ actions, actionsRef, act }: Options): RefObject<HTMLElement | null> {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    if (actions.length === 0) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) cameFrom.current = document.activeElement;
        actionsRef.current?.querySelector<HTMLElement>('a, button')?.focus();
        return;
      }
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const undo = actions.find((action) => 'onAct' in action && action.isUndo);
      // Within a field the same keys take back what was typed.
      if (!isUndo || isTyping(event.target) || !undo || !('onAct' in undo)) return;
      event.preventDefault();
      act(undo.onAct);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, actionsRef, act]);

  return cameFrom;
}
