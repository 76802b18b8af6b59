import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyNoticePanel = lazyPart(
  () => import('./notice-panel').then(({ NoticePanel }) => NoticePanel),
  { isOpen: ({ anchor }) => anchor !== null },
);
