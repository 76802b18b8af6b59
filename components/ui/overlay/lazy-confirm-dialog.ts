import { lazyPart } from '../lazy/lazy-part';

export const LazyConfirmDialog = lazyPart(() =>
  import('./confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);
