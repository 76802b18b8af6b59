import type { ScheduleRecord } from '@/lib/contract/schedule';
import { MeetingRow } from '../list/meeting-row';
import { OffLine } from './off-line';

type Props = { records: readonly ScheduleRecord[]; staffId: string; zone: string };

/** Meetings of a day that were cancelled, not approved, refused or left. */
export function MeetingsOff({ records, ...shared }: Props) {
  if (records.length === 0) return null;
  return (
    <OffLine facts={records.map((record) => ({ ...record, ...record.meeting }))}>
      {records.map((record) => (
        <MeetingRow key={record.meeting._id} record={record} over {...shared} />
      ))}
    </OffLine>
  );
}
