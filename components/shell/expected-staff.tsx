'use client';

import { useEffect } from 'react';
import { expectStaff } from '@/lib/client/browser-api';

/** Ties what this tab changes to the identity it was opened as (R32). */
export function ExpectedStaff({ staffId }: { staffId: string }) {
  useEffect(() => {
    expectStaff(staffId);
    return () => expectStaff(undefined);
  }, [staffId]);
  return null;
}
