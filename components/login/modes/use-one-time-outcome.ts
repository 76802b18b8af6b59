import { useEffect, useState } from 'react';

/**
 * The outcome in the address of a try that has just ended. Shown until the view is left, and removed from the address at
 * once: a reload, the way back, another mode, and the address when it is passed on, tell nothing of a try that is over.
 */
export function useOneTimeOutcome<Said extends string>(
  name: string,
  said: Said | undefined,
): Said | undefined {
  const [first] = useState(said);
  useEffect(() => {
    if (first === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
  }, [first, name]);
  return first;
}
