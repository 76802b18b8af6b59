import { useLayoutEffect, useRef, type UIEvent } from 'react';

type Options = {
  /** Names the week in the middle; another one takes its place without being seen to move. */
  week: string;
  /** Whether its neighbours stand beside it yet. */
  hasNeighbours?: boolean;
  /** How many weeks a swipe has gone, and in which direction. */
  onSwipe: (weeks: number) => void;
};

/** Three weeks side by side in a scroller, the middle one in sight; where a swipe ends, that week is to be shown next. */
export function useWeekSwipe({ week, hasNeighbours = true, onSwipe }: Options) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const centre = () => {
      if (ref.current) ref.current.scrollLeft = ref.current.clientWidth;
    };
    centre();
    // A phone that is turned upright begins to scroll only then.
    window.addEventListener('resize', centre);
    return () => window.removeEventListener('resize', centre);
  }, [week, hasNeighbours]);

  const onScrollEnd = ({ target, currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
    const isSwipe = target === currentTarget && clientWidth > 0 && scrollWidth > clientWidth;
    const weeks = isSwipe ? Math.round(scrollLeft / clientWidth) - 1 : 0;
    if (weeks !== 0) onSwipe(weeks);
  };
  return { ref, onScrollEnd };
}
