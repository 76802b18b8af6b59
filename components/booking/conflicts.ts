import { ApiError } from '@/lib/client/api-error';
import type { ConflictData } from '@/lib/contract/booking';

export type Conflict = ConflictData['conflicts'][number];

const isConflict = (value: unknown): value is Conflict =>
  typeof value === 'object' &&
  value !== null &&
  'roomId' in value &&
  typeof value.roomId === 'string' &&
  'beginTime' in value &&
  typeof value.beginTime === 'number' &&
  'endTime' in value &&
  typeof value.endTime === 'number';

/** The clashes that a refused booking names (BOOK-04); a foreign service may send less, then there are none. */
export function conflictsOf(error: unknown): Conflict[] {
  if (!(error instanceof ApiError)) return [];
  const { data } = error;
  const conflicts =
    typeof data === 'object' && data !== null && 'conflicts' in data ? data.conflicts : undefined;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}
