'use client';

import { useEffect, useEffectEvent } from 'react';
import { doorScreen } from '@/lib/domain/limits/door-limits';

/** Closes what somebody left open beside the door, after a while without a touch. */
export function useIdleClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer = setTimeout(() => close(), doorScreen.idleMs);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => close(), doorScreen.idleMs);
    };
    window.addEventListener('pointerdown', restart);
    window.addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', restart);
      window.removeEventListener('keydown', restart);
    };
  }, [isOpen]);
}
