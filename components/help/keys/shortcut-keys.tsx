'use client';

import { useEffect, useState } from 'react';
import { isFreeLetter } from '@/components/ui/keys/is-free-letter';
import { LazyKeysDialog } from './lazy-keys-dialog';
import { isShortcutOn } from './shortcut-choice';

/** The second is the same key while Chinese is typed. */
const questionMarks = new Set(['?', '？']);

/** ? shows the keys of the screen; not while one types, nor over another dialog. */
export function ShortcutKeys() {
  const [isOpen, setOpen] = useState(false);
  const [pathname, setPathname] = useState('');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing } = event;
      if (!questionMarks.has(key) || isComposing || !isFreeLetter(event) || !isShortcutOn()) return;
      event.preventDefault();
      setPathname(window.location.pathname);
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return <LazyKeysDialog open={isOpen} pathname={pathname} onClose={() => setOpen(false)} />;
}
