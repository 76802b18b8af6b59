'use client';

import { useEffect } from 'react';
import { reloadOutdated } from './outdated-page';

/** For pages that stand in for a broken one: nothing that was typed is left on them to lose. */
export function useReloadOutdated(error: Error): void {
  useEffect(() => void reloadOutdated(error), [error]);
}
