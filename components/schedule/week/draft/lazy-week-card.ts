import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyWeekCard = lazyPart(() => import('./week-card').then(({ WeekCard }) => WeekCard));
