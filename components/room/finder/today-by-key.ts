import type { KeyboardEvent } from 'react';
import { isFreeLetter } from '@/components/ui/keys/is-free-letter';

/** In small letters. */
export const todayKey = 't';

/** T shows today, as in other calendars. */
export const todayByKey = (href: string) => (event: KeyboardEvent) => {
  if (event.key.toLowerCase() === todayKey && isFreeLetter(event)) window.history.pushState(null, '', href);
};
