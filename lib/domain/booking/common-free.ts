import { overlaps, type Window } from './booking-window';

/**
 * The times within a window at which nobody is busy.
 *
 * @example
 * commonFree([{ beginTime: ten, endTime: eleven }], { beginTime: nine, endTime: noon })
 * //=> [{ beginTime: nine, endTime: ten }, { beginTime: eleven, endTime: noon }]
 */
export function commonFree(busy: readonly Window[], within: Window): Window[] {
  const free: Window[] = [];
  let from = within.beginTime;
  const inside = busy.filter((window) => overlaps(window, within));
  for (const { beginTime, endTime } of inside.toSorted((one, other) => one.beginTime - other.beginTime)) {
    if (beginTime > from) free.push({ beginTime: from, endTime: beginTime });
    from = Math.max(from, endTime);
  }
  if (from < within.endTime) free.push({ beginTime: from, endTime: within.endTime });
  return free;
}
