import { useMemo, useState } from 'react';

/** Whole rows of two on the list; the page stays short enough to scroll as one. */
const first = 8;
const step = 16;

type Options<T> = { chosenIds: readonly string[]; idOf: (item: T) => string };

/** The first of many rooms, and how to have more of them: a list that scrolls on its own within the page is easily missed. */
export function useFirstRooms<T>(items: readonly T[], { chosenIds, idOf }: Options<T>) {
  const [count, setCount] = useState(first);
  // A chosen room stands there however many come before it, also once it is dropped again: the focus is on it.
  const [stayingIds, setStayingIds] = useState(chosenIds);
  const newIds = chosenIds.filter((id) => !stayingIds.includes(id));
  if (newIds.length > 0) setStayingIds([...stayingIds, ...newIds]);
  const firsts = useMemo(
    () => items.filter((item, index) => index < count || stayingIds.includes(idOf(item))),
    [items, count, stayingIds, idOf],
  );
  return {
    firsts,
    rest: items.length - firsts.length,
    /** Where the first of those that come next will stand; chosen ones from further on stand behind it. */
    nextIndex: items.findIndex((item) => !firsts.includes(item)),
    showMore: () => setCount(count + step),
  };
}
