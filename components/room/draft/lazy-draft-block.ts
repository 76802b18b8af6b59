import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyDraftBlock = lazyPart(() => import('./draft-block').then(({ DraftBlock }) => DraftBlock));
