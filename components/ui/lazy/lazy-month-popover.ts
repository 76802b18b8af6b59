import { lazyPart } from './lazy-part';

export const LazyMonthPopover = lazyPart(
  () => import('../month-popover').then(({ MonthPopover }) => MonthPopover),
  { isOpen: ({ anchor }) => anchor !== null },
);
