import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyPageSkeleton = lazyPart(() =>
  import('./page-skeleton').then(({ PageSkeleton }) => PageSkeleton),
);
