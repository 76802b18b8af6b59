'use client';

import { useEffect } from 'react';

/** Esc takes away what hover has brought, without a move of the pointer (WCAG 1.4.13). */
export function useEscape(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown, hide]);
}
