import { limits } from '@/lib/domain/limits/limits';
import { minutesPerDay } from '@/lib/time/instant';

/** The column of the rooms' names, before the first quarter hour. */
export const nameColumn = -1;
/** That of the first quarter hour, as `aria-colindex` counts. */
export const firstColumn = 2;
export const columnCount = minutesPerDay / limits.slotMinutes;
