import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazySlidingDialog = lazyPart(() =>
  import('./sliding-dialog').then(({ SlidingDialog }) => SlidingDialog),
);
