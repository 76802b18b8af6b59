import type { BusyPerson, BusyTime, CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';
import { conflictsOf } from '@/lib/domain/calendar/conflicts';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { formerAnswer } from '@/lib/domain/meeting/invitation/former-answer';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import { takesLateWord } from '@/lib/domain/notice/lateness';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { summaryStates } from '@/lib/domain/meeting/meeting-values';
import { meetingFacts, meetingPermissions } from '../meeting/policy';
import type { BusyRow } from './queries/busy-times';
import type { ScheduleRow } from './queries/schedule';
import { signInFrom } from './sign-in-from';

type Viewing = { viewerId: string; now: number };

const presentNews = (row: ScheduleRow) => ({
  inviteState: row.invite_state,
  ...(row.read_at !== null && { userReadTime: row.read_at }),
  ...(row.latest_change_at !== null && { latestChangeTime: row.latest_change_at }),
  summaryState: row.has_unread_summary ? summaryStates.written : summaryStates.none,
});

function presentAttendance({ member_count: all, joined_count: joined, member_names: names }: ScheduleRow) {
  return all > 0 && { attendance: { all, joined, names: names ?? [] } };
}

/** Those who take part with others who do; absent for everybody else, and for whoever is there. */
function presentLateness(row: ScheduleRow, now: number) {
  const isWithOthers = row.invite_state === inviteStates.joined && row.joined_count > 1;
  if (!isWithOthers || row.has_signed_in === true || !takesLateWord(meetingFacts(row), now)) return {};
  return { lateness: row.has_told_late === true ? ('told' as const) : ('open' as const) };
}

function presentRecord(row: ScheduleRow, { viewerId, now }: Viewing): Omit<ScheduleRecord, 'conflict'> {
  const { status, state } = meetingState(meetingFacts(row), now);
  const { userReadTime, ...news } = presentNews(row);
  const viewing = { viewer: { staffId: viewerId, inviteState: row.invite_state }, now };
  const can = meetingPermissions(row, viewing);
  const opensAt = signInFrom(row, viewing);
  const former = formerAnswer({ state: row.invite_state, agreedTo: row.agreed_to });
  return {
    ...news,
    ...(former !== undefined && { formerInviteState: former }),
    ...(row.reminded_at !== null && { remindedTime: row.reminded_at }),
    ...presentAttendance(row),
    ...presentLateness(row, now),
    meeting: {
      _id: row.id,
      meetingNo: row.meeting_no,
      subject: row.subject,
      beginTime: row.begins_at,
      endTime: row.ends_at,
      address: row.address,
      ...(row.rooms.length > 0 && { rooms: row.rooms }),
      ...(row.join_url !== null && { joinUrl: row.join_url }),
      ...(opensAt !== undefined && { signInFrom: opensAt }),
      scope: row.scope,
      state,
      status,
      creatorStaffId: row.creator_id,
      organizerName: row.organizer_name,
      isRepeatMeeting: row.series_id !== null,
      ...(userReadTime !== undefined && { userReadTime }),
      can: { answer: can.answer, signIn: can.signIn, endEarly: can.endEarly },
    },
  };
}

/** My schedule; meetings of mine that overlap are marked. */
export function presentScheduleRecords(rows: ScheduleRow[], viewing: Viewing): ScheduleRecord[] {
  const records = rows.map((row) => presentRecord(row, viewing));
  const conflicting = conflictsOf(
    records.map(({ inviteState, meeting }) => ({
      id: meeting._id,
      beginTime: meeting.beginTime,
      endTime: meeting.endTime,
      status: meeting.status,
      inviteState,
    })),
  );
  return records.map((record) => ({ ...record, conflict: conflicting.has(record.meeting._id) }));
}

export function presentCalendarItem(row: ScheduleRow, now: number): CalendarItem {
  return {
    id: row.id,
    subject: row.subject,
    beginTime: row.begins_at,
    endTime: row.ends_at,
    organizerName: row.organizer_name,
    address: row.address,
    meetingNo: row.meeting_no,
    meetingStatus: meetingState(meetingFacts(row), now).status,
    creatorStaffId: row.creator_id,
    isRepeatMeeting: row.series_id !== null,
    ...presentNews(row),
  };
}

/** People with their busy times. Of a private meeting that is not the reader's own only the times are told (S46). */
export function presentBusyTimes(rows: BusyRow[]): BusyPerson[] {
  const people = new Map<string, BusyTime[]>();
  for (const row of rows) {
    const busy = people.get(row.staff_id) ?? [];
    people.set(row.staff_id, busy);
    if (row.begins_at === null) continue;
    const { begins_at: beginTime, ends_at: endTime, meeting_no: meetingNo, subject } = row;
    busy.push({ beginTime, endTime, ...(!isHidden(row) && { meetingNo, subject }) });
  }
  return [...people].map(([staffId, busy]) => ({ staffId, busy }));
}
