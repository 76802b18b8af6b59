import type { KeyboardEvent } from 'react';

const typing = 'input, select, textarea, [contenteditable], [role="dialog"]';

/** In small letters. */
export const todayKey = 't';

/** T shows today, as in other calendars; not while one types, which includes the card that hangs below in the tree. */
export const todayByKey = (href: string) => (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key.toLowerCase() !== todayKey || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(typing)) return;
  window.history.pushState(null, '', href);
};
