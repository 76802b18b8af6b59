import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyKeysDialog = lazyPart(() => import('./keys-dialog').then(({ KeysDialog }) => KeysDialog), {
  isOpen: ({ open }) => open,
});
