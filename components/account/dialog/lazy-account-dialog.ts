import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyAccountDialog = lazyPart(
  () => import('./account-dialog').then(({ AccountDialog }) => AccountDialog),
  { isOpen: ({ open }) => open },
);
