'use client';

import { useEffect, useState } from 'react';
import { expectedStaff } from '@/lib/client/browser-api';
import { onIdentityFromOtherTab, type ActingAs } from './other-tabs';

/**
 * Whether the session acts for somebody else than whom this page was opened as (R32): another tab says so at once and by
 * name, else a call that was refused for it. A switch back makes the page right again.
 */
export function useIdentityChange() {
  const [changedTo, setChangedTo] = useState<ActingAs>();
  useEffect(
    () =>
      onIdentityFromOtherTab((identity) => {
        const own = expectedStaff();
        if (!own) return;
        // A fresh log-in is followed by the choice of a company, and the name from the log-in stays valid.
        setChangedTo((previous) => (identity.staffId === own ? undefined : { ...previous, ...identity }));
      }),
    [],
  );
  const onIdentityChanged = () => {
    // A call may still come back while this very tab is choosing a company.
    if (expectedStaff()) setChangedTo((previous) => previous ?? {});
  };
  return { changedTo, onIdentityChanged };
}
