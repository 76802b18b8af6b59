import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyDraftCard = lazyPart(() => import('./draft-card').then(({ DraftCard }) => DraftCard));
