import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyConfirmDialog = lazyPart(() =>
  import('./confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);
