import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazySetPassword = lazyPart(
  () => import('./set-password-dialog').then(({ SetPasswordDialog }) => SetPasswordDialog),
  { isOpen: ({ open }) => open },
);
