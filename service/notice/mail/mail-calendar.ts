import type { Kysely } from 'kysely';
import type { CalendarEvent, CalendarFile, CalendarPerson } from '@/lib/domain/calendar-file/calendar-event';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';
import { eventUid } from '../../meeting/event-uid';
import { meetingPage } from '../../meeting/meeting-page';
import type { DeliveryFacts, OutgoingNotice } from '../channels/notice-channel';
import { getRecipientMeetings, type RecipientMeeting } from './recipient-meetings';
import { getSeriesRule, type SeriesRule } from './series-rule';

/** The kinds that come with a calendar file: those that change what stands in a calendar. */
const inviting = new Set<NoticeKind>(['invitation', 'change', 'unanswered']);
const ending = new Set<NoticeKind>(['cancellation', 'withdrawn']);

type Writing = {
  notice: OutgoingNotice;
  facts: DeliveryFacts;
  recipient: CalendarPerson;
  organizer: CalendarPerson;
  publicOrigin: string;
  now: number;
};

/**
 * The calendar file of a mail: the meeting, or its whole series, as it stands when the mail leaves, so that mails which overtake each
 * other leave the same entry. What its recipient is out of is taken back, and says no more than the notice does.
 */
export async function mailCalendar(
  db: Kysely<Database>,
  writing: Writing,
): Promise<CalendarFile | undefined> {
  const { notice, facts } = writing;
  if (!inviting.has(notice.kind) && !ending.has(notice.kind)) return undefined;
  const { seriesId } = facts.meeting;
  const isSeries = seriesId !== null && notice.facts.occurrenceCount !== undefined;
  const meetings = await getRecipientMeetings(db, { ...notice, seriesId: isSeries ? seriesId : null });
  const rule = isSeries ? await getSeriesRule(db, { companyId: notice.companyId, seriesId }) : undefined;
  const coming = meetings.filter((meeting) => meeting.is_coming);
  const zone = rule?.zone ?? facts.company.zone;
  if (inviting.has(notice.kind)) {
    if (coming.length === 0) return undefined;
    const events = rule
      ? seriesEvents(writing, rule, coming)
      : coming.map((each) => comingEvent(writing, each));
    return { method: 'REQUEST', zone, events };
  }
  const ended = meetings.filter((meeting) => !meeting.is_coming);
  if (ended.length === 0) return undefined;
  const isWhole = rule !== undefined && coming.length === 0;
  const events = isWhole
    ? [{ ...endedEvent(writing, ended), recursAt: undefined, series: { rule: rule.rule, leftOut: [] } }]
    : ended.map((each) => endedEvent(writing, [each]));
  return { method: 'CANCEL', zone, events };
}

const sequenceOf = (meetings: readonly RecipientMeeting[]) =>
  Math.max(...meetings.map((meeting) => meeting.version));

/** The name of the entry: an occurrence has that of its series, and the start that the rule gives it. */
function nameOf({ facts }: Writing, meeting: Pick<RecipientMeeting, 'id' | 'recurs_at'>) {
  const { seriesId } = facts.meeting;
  if (seriesId === null || meeting.recurs_at === null) return { uid: eventUid(meeting.id) };
  return { uid: eventUid(seriesId), recursAt: meeting.recurs_at };
}

const answerOf = (state: number | null) => {
  if (state === inviteStates.joined) return 'ACCEPTED' as const;
  return state === inviteStates.refused ? ('DECLINED' as const) : ('NEEDS-ACTION' as const);
};

/** Answers are given in the product; nothing reads those of mail programs, so none is expected. */
const peopleOf = ({ organizer, recipient }: Writing, state: number | null) => ({
  organizer,
  attendees: [{ ...recipient, answer: answerOf(state), isAwaited: false }],
});

function comingEvent(writing: Writing, meeting: RecipientMeeting): CalendarEvent {
  return {
    ...nameOf(writing, meeting),
    sequence: meeting.version,
    stampedAt: writing.now,
    beginTime: meeting.begins_at,
    endTime: meeting.ends_at,
    subject: meeting.subject,
    place: meeting.address,
    status: meeting.approval === 'AUDITING' ? 'TENTATIVE' : 'CONFIRMED',
    ...(writing.notice.staffId !== null && { url: meetingPage(writing.publicOrigin, meeting.meeting_no) }),
    ...peopleOf(writing, meeting.state),
  };
}

function endedEvent(writing: Writing, ended: readonly RecipientMeeting[]): CalendarEvent {
  const [first] = ended;
  const { subject, beginTime, endTime } = writing.notice.facts;
  // The time that its entry is known by, and not one that the recipient was not invited to.
  const startsAt = ended.length === 1 && first?.recurs_at != null ? first.recurs_at : beginTime;
  return {
    ...nameOf(writing, first ?? { id: writing.notice.meetingId, recurs_at: null }),
    sequence: sequenceOf(ended),
    stampedAt: writing.now,
    beginTime: startsAt,
    endTime: startsAt + (endTime - beginTime),
    subject,
    status: 'CANCELLED',
    ...peopleOf(writing, null),
  };
}

/** A series as its rule with what it leaves out, and an entry of its own for each occurrence that differs from the rule. */
function seriesEvents(
  writing: Writing,
  rule: SeriesRule,
  coming: readonly RecipientMeeting[],
): CalendarEvent[] {
  const [first] = coming;
  const [start] = rule.starts;
  if (first === undefined || start === undefined) return coming.map((each) => comingEvent(writing, each));
  const byStart = new Set(coming.map((meeting) => meeting.recurs_at));
  const whole: CalendarEvent = {
    ...comingEvent(writing, first),
    sequence: sequenceOf(coming),
    beginTime: start,
    endTime: start + rule.lengthMs,
    recursAt: undefined,
    series: { rule: rule.rule, leftOut: rule.starts.filter((each) => !byStart.has(each)) },
  };
  const differs = (meeting: RecipientMeeting) =>
    meeting.begins_at !== meeting.recurs_at ||
    meeting.ends_at - meeting.begins_at !== rule.lengthMs ||
    meeting.subject !== first.subject ||
    meeting.address !== first.address;
  return [whole, ...coming.filter(differs).map((each) => comingEvent(writing, each))];
}
