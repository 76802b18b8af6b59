'use client';

import { useCallback, useMemo, useState } from 'react';

/** Chosen rows of a list. A row that leaves the list leaves the choice with it. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen]);

  const toggle = useCallback(
    (id: string) =>
      setChosen((last) => {
        const next = new Set(last);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setChosen(new Set()), []);
  const toggleAll = useCallback(
    () => setChosen((last) => (ids.every((id) => last.has(id)) ? new Set() : new Set(ids))),
    [ids],
  );
  return { selected, selectable: ids, isSelected: (id: string) => chosen.has(id), toggle, toggleAll, clear };
}
