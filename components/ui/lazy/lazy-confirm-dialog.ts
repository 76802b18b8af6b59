import { lazyPart } from './lazy-part';

export const LazyConfirmDialog = lazyPart(() =>
  import('../confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);
