import { useMemo, useState } from 'react';

/** Whole rows of two on the list; the page stays short enough to scroll as one. */
const first = 8;
const step = 16;

type Options<T> = { chosenIds: readonly string[]; idOf: (item: T) => string };

/** The first of many rooms, and how to have more of them: a list that scrolls on its own within the page is easily missed. */
export function useFirstRooms<T>(items: readonly T[], { chosenIds, idOf }: Options<T>) {
  const [count, setCount] = useState(first);
  const firsts = useMemo(
    // A chosen room stands there however many come before it.
    () => items.filter((item, index) => index < count || chosenIds.includes(idOf(item))),
    [items, count, chosenIds, idOf],
  );
  return { firsts, rest: items.length - firsts.length, showMore: () => setCount(count + step) };
}
