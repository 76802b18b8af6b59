/** In step with --row-height and the heads of `day-grid.module.css`; cards are measured once they are there. */
export const rowPx = 48;
export const headPx = 32;
export const cardPx = 232;
export const cardGapPx = 14;

/** The first row below the sticky hours, and how many one sees at a time. */
export function rowsInSight(scroller: HTMLElement | null): { first: number; count: number } {
  const { scrollTop = 0, clientHeight = 0 } = scroller ?? {};
  return {
    first: Math.ceil(scrollTop / rowPx),
    count: Math.max(1, Math.floor((clientHeight - headPx) / rowPx) - 1),
  };
}
