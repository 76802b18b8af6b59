import { lazyPart } from '../lazy/lazy-part';

export const LazyMonthPopover = lazyPart(
  () => import('./month-popover').then(({ MonthPopover }) => MonthPopover),
  { isOpen: ({ anchor }) => anchor !== null },
);
