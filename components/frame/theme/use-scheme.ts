'use client';

import { useCallback, useEffect, useState } from 'react';
import { applyScheme, rememberScheme, shownScheme, type Scheme } from '@/components/ui/theme/scheme';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import { onSchemeFromOtherTab, broadcastScheme } from '@/components/session/other-tabs';

/** The scheme that is shown and how to choose another, here and in every other tab; for parts that only a click brings. */
export function useScheme() {
  const [scheme, setScheme] = useState(shownScheme);
  const { choose: store } = usePersonChoices();
  useEffect(() => onSchemeFromOtherTab(setScheme), []);
  const choose = useCallback(
    (next: Scheme) => {
      applyScheme(next);
      rememberScheme(next);
      broadcastScheme(next);
      setScheme(next);
      store({ theme: next });
    },
    [store],
  );
  return { scheme, choose };
}

/** Keeps this tab in the scheme that is chosen in another one. */
export function useSchemeOfOtherTabs(): void {
  useEffect(() => onSchemeFromOtherTab(applyScheme), []);
}
