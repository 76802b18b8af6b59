'use client';

import { useEffect } from 'react';
import { expectStaff } from '@/lib/client/browser-api';

/** Ties the calls of this tab to the identity it was opened as (R32, SESS-12). */
export function ExpectedStaff({ staffId }: { staffId: string }) {
  useEffect(() => {
    expectStaff(staffId);
    return () => expectStaff(undefined);
  }, [staffId]);
  return null;
}
