'use client';

import { useEffect, useState } from 'react';
import { LazyKeysDialog } from './lazy-keys-dialog';
import { isShortcutOn } from './shortcut-choice';

const elsewhere = 'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]';
/** The second is the same key while Chinese is typed. */
const questionMarks = new Set(['?', '？']);

/** ? shows the keys of the screen; not while one types, nor over another dialog. */
export function ShortcutKeys() {
  const [isOpen, setOpen] = useState(false);
  const [pathname, setPathname] = useState('');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
      if (!questionMarks.has(key) || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      if (!isShortcutOn()) return;
      event.preventDefault();
      setPathname(window.location.pathname);
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return <LazyKeysDialog open={isOpen} pathname={pathname} onClose={() => setOpen(false)} />;
}
