import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyMoveCard = lazyPart(() => import('./move-card').then(({ MoveCard }) => MoveCard));
