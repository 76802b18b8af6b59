import type { ScheduleRecord } from '@/lib/contract/schedule';
import { hasNoticeDot } from '@/lib/domain/meeting/notice-dot';
import { MeetingRow } from '../list/meeting-row';
import { OffLine } from './off-line';

type Props = { records: readonly ScheduleRecord[]; staffId: string; zone: string };

/** Meetings of a day that were cancelled, not approved, refused or left. */
export function MeetingsOff({ records, ...shared }: Props) {
  if (records.length === 0) return null;
  const facts = records.map(({ meeting: { status }, inviteState }) => ({ status, inviteState }));
  const hasNews = records.some((record) =>
    hasNoticeDot({ ...record, userReadTime: record.meeting.userReadTime }),
  );
  return (
    <OffLine facts={facts} hasNews={hasNews}>
      {records.map((record) => (
        <MeetingRow key={record.meeting._id} record={record} over {...shared} />
      ))}
    </OffLine>
  );
}
