import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazySignDialog = lazyPart(() => import('./sign-dialog').then(({ SignDialog }) => SignDialog));
