import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyIdentityChanged = lazyPart(() =>
  import('./identity-changed').then(({ IdentityChanged }) => IdentityChanged),
);
