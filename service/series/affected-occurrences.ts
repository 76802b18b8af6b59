import { meetingPermissions, viewerOf } from '../meeting/policy';
import type { OccurrenceRow } from './queries/occurrences';

export const canOf = (row: OccurrenceRow, { staffId, now }: { staffId: string; now: number }) =>
  meetingPermissions(row, { viewer: viewerOf(staffId, row), now });

/**
 * The occurrences from an instant on, in the rule's order: an occurrence that begins then comes first, wherever the rule had put it. One that was
 * moved stays in the place that the rule gives it (RFC 5545, section 3.2.13).
 */
export function fromInstant(rows: readonly OccurrenceRow[], startTimeGe: number): OccurrenceRow[] {
  const boundary = rows.find((row) => row.begins_at === startTimeGe && row.cancelled_at === null);
  const from = boundary?.recurs_at ?? startTimeGe;
  return rows.filter((row) => (row.recurs_at ?? row.begins_at) >= from);
}

/** Those that the caller may still edit, none of which has begun: the past stays as it is. */
export const editable = (
  rows: readonly OccurrenceRow[],
  viewing: { staffId: string; now: number },
): OccurrenceRow[] => rows.filter((row) => row.begins_at > viewing.now && canOf(row, viewing).edit);
