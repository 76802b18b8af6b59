import { useLayoutEffect, useState, type RefObject } from 'react';
import { initialLines, monthLines } from '@/lib/domain/calendar/month-lines';

/** CAL-02: the lines that each day of a drawn month has room for; it follows the height of the window. */
export function useMonthLines(monthRef: RefObject<HTMLTableElement | null>): number {
  const [lines, setLines] = useState(initialLines);
  useLayoutEffect(() => {
    const cell = monthRef.current?.querySelector('td');
    if (!cell) return;
    const measure = () => {
      if (cell.offsetHeight > 0) setLines(monthLines(cell.offsetHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(cell);
    return () => observer.disconnect();
  }, [monthRef]);
  return lines;
}
