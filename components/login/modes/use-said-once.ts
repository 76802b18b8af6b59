import { useEffect, useState } from 'react';

/**
 * What the address says under this name of a try that has just ended. Said until the view is left, and forgotten by the address at
 * once: a reload, the way back, another mode, and the address when it is passed on, tell nothing of a try that is over.
 */
export function useSaidOnce<Said extends string>(name: string, said: Said | undefined): Said | undefined {
  const [first] = useState(said);
  useEffect(() => {
    if (first === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
  }, [first, name]);
  return first;
}
