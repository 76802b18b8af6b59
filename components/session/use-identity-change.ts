'use client';

import { useEffect, useState } from 'react';
import { expectedStaff } from '@/lib/client/browser-api';
import { onIdentityElsewhere, type ActingAs } from './other-tabs';

/**
 * Whether the session acts for somebody else than whom this page was opened as (R32): another tab says so at once and by
 * name, else a call that was refused for it. A switch back makes the page right again.
 */
export function useIdentityChange() {
  const [changedTo, setChangedTo] = useState<ActingAs>();
  useEffect(
    () =>
      onIdentityElsewhere((identity) => {
        const own = expectedStaff();
        if (!own) return;
        // A fresh log-in is followed by the choice of a company, and the name from the log-in stays valid.
        setChangedTo((known) => (identity.staffId === own ? undefined : { ...known, ...identity }));
      }),
    [],
  );
  const onIdentityChanged = () => {
    // A call may still come back while this very tab is choosing a company.
    if (expectedStaff()) setChangedTo((known) => known ?? {});
  };
  return { changedTo, onIdentityChanged };
}
