import { lazyPart } from '@/components/ui/lazy/lazy-part';

export const LazyRepairMenu = lazyPart(() => import('./repair-menu').then(({ RepairMenu }) => RepairMenu));
