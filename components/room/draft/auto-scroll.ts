import { limits } from '@/lib/domain/limits/limits';
import { extentOf, type Axis } from '../slot/track';

type Options = {
  axis: Axis;
  /** Where the pointer is on that way. */
  along: () => number;
  /** The track has moved below the pointer. */
  onScroll: () => void;
  signal: AbortSignal;
};

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

function scrollerOf(element: HTMLElement, axis: Axis): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    const isScroller =
      axis === 'x'
        ? scrolls(overflowX) && parent.scrollWidth > parent.clientWidth
        : scrolls(overflowY) && parent.scrollHeight > parent.clientHeight;
    if (isScroller) return parent;
  }
  return undefined;
}

/** How far to scroll in one frame: the deeper in the margin of what is in sight, the further. */
function stepAt(along: number, { start, end }: { start: number; end: number }): number {
  const { autoScrollEdgePx: edge, autoScrollStepPx: most } = limits;
  const depth = along < start + edge ? along - start - edge : Math.max(along - end + edge, 0);
  return (Math.min(Math.max(depth, -edge), edge) / edge) * most;
}

/** Scrolls the grid for as long as a drag stays near the edge of the hours in sight, beyond the names that stick; slowly at first. */
export function autoScroll(track: HTMLElement, { axis, along, onScroll, signal }: Options): void {
  const scroller = scrollerOf(track, axis);
  if (!scroller) return;
  const side = axis === 'x' ? 'scrollLeft' : 'scrollTop';
  /** Since when the pointer has been in the margin. */
  let since: number | undefined;
  const step = (time: number) => {
    if (signal.aborted) return;
    const { start: frame, length } = extentOf(scroller, axis);
    const names = extentOf(track, axis).start + scroller[side] - frame;
    const before = scroller[side];
    const full = stepAt(along(), { start: frame + names, end: frame + length });
    since = full === 0 ? undefined : (since ?? time);
    const share = Math.min((time - (since ?? time)) / limits.autoScrollRampMs, 1);
    scroller[side] += full * share;
    if (scroller[side] !== before) onScroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
