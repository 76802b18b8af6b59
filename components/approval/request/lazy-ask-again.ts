import { lazyPart } from '@/components/ui/lazy/lazy-part';

/** Comes with the first request that is sent again: most meetings are opened for reading. */
export const LazyAskAgain = lazyPart(() => import('./ask-again').then(({ AskAgain }) => AskAgain));
