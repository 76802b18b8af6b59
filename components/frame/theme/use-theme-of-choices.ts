'use client';

import { useEffect } from 'react';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import { applyScheme, isSchemeRemembered, rememberScheme } from '@/components/ui/theme/scheme';

/** Takes the theme from another device over in a browser that remembers none (CFG-04, NAV-08). */
export function useThemeOfChoices(): void {
  const theme = usePersonChoices().choices?.theme;
  useEffect(() => {
    if (theme === undefined || isSchemeRemembered()) return;
    applyScheme(theme);
    rememberScheme(theme);
  }, [theme]);
}
