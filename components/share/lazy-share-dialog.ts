import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyShareDialog = lazyPart(() =>
  import('./share-dialog').then(({ ShareDialog }) => ShareDialog),
);
