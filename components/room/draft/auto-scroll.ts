import { limits } from '@/lib/domain/limits/limits';

type Options = {
  clientX: () => number;
  /** The track has moved below the pointer. */
  onScroll: () => void;
  signal: AbortSignal;
};

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowX } = getComputedStyle(parent);
    if ((overflowX === 'auto' || overflowX === 'scroll') && parent.scrollWidth > parent.clientWidth)
      return parent;
  }
  return undefined;
}

/** How far to scroll in one frame: the deeper in the margin of what is in sight, the further. */
function stepAt(x: number, { left, right }: { left: number; right: number }): number {
  const { autoScrollEdgePx: edge, autoScrollStepPx: most } = limits;
  const depth = x < left + edge ? x - left - edge : Math.max(x - right + edge, 0);
  return (Math.min(Math.max(depth, -edge), edge) / edge) * most;
}

/** Scrolls the grid for as long as a drag stays near the edge of the hours in sight, right of the names that stick. */
export function autoScroll(track: HTMLElement, { clientX, onScroll, signal }: Options): void {
  const scroller = scrollerOf(track);
  if (!scroller) return;
  const step = () => {
    if (signal.aborted) return;
    const frame = scroller.getBoundingClientRect();
    const namesWidth = track.getBoundingClientRect().left + scroller.scrollLeft - frame.left;
    const before = scroller.scrollLeft;
    scroller.scrollLeft += stepAt(clientX(), { left: frame.left + namesWidth, right: frame.right });
    if (scroller.scrollLeft !== before) onScroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
