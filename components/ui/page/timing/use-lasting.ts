'use client';

import { useEffect, useState } from 'react';

/** Whether something has been going on for some time without a break: what is over sooner needs no sign. */
export function useLasting(isGoingOn: boolean, afterMs: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(setLasting, afterMs, true);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isGoingOn, afterMs]);
  return isGoingOn && isLasting;
}
