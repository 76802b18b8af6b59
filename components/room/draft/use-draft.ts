'use client';

import { useCallback, useRef, useState } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';

/** The state of a draft at the service: on its way there, or in conflict with a booking. */
export type DraftState = 'sending' | 'clash';

/** A time in the making: sketched while one drags, `open` once its card asks for the rest. */
export type TimeDraft = {
  window: Window;
  open: boolean;
  state?: DraftState | undefined;
  /** Why it does not reach as far as the pointer, in words. */
  hint?: string;
};

type Drafts<T> = { picked?: T | undefined; sketch?: T | undefined };

/** The one draft of a view, what a drag sketches over it, and where the focus goes when it is gone. */
export function useDraft<T extends TimeDraft>() {
  const [{ picked, sketch }, setDrafts] = useState<Drafts<T>>({});
  const [state, setState] = useState<DraftState>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const origin = useRef<HTMLElement>(null);
  const isSending = state === 'sending';
  const latest = sketch ?? picked;

  const onDraft = useCallback(
    (next: T | undefined) => {
      // A draft that is being sent can be neither moved nor dropped.
      if (isSending) return;
      const { activeElement } = document;
      const isInCard = activeElement?.closest('[role="dialog"]');
      if (activeElement instanceof HTMLElement && !isInCard) origin.current = activeElement;
      setDrafts((last) => {
        if (!next) return last.sketch ? { picked: last.picked } : {};
        return next.open ? { picked: next } : { picked: last.picked, sketch: next };
      });
    },
    [isSending],
  );
  const backToOrigin = useCallback(() => origin.current?.focus({ preventScroll: true }), []);
  const close = useCallback(() => {
    setDrafts({});
    backToOrigin();
  }, [backToOrigin]);

  return {
    draft: latest && { ...latest, state: sketch ? undefined : state },
    anchor,
    onDraft,
    onState: setState,
    onAnchor: setAnchor,
    backToOrigin,
    close,
  };
}
