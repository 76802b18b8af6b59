import type { CalendarEvent, CalendarFile } from '@/lib/domain/calendar-file/calendar-event';
import { feedLimits } from '@/lib/domain/limits/notices/feed-limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { feedText } from '@/lib/text/zh-cn/feed-calendar';
import { eventUid } from '../meeting/event-uid';
import { meetingPage } from '../meeting/meeting-page';
import type { FeedMeeting } from './queries/feed-meetings';
import type { FoundFeed } from './queries/find-feed';

const isOpen = ({ approval, invite_state: state }: FeedMeeting) =>
  approval === 'AUDITING' || state === inviteStates.toConfirm;

/** A private meeting says no more than that the time is taken: who holds the address is not known. */
function eventOf(meeting: FeedMeeting, publicOrigin: string): CalendarEvent {
  const taken = {
    uid: eventUid(meeting.id),
    sequence: meeting.version,
    stampedAt: meeting.created_at,
    beginTime: meeting.begins_at,
    endTime: meeting.ends_at,
    status: isOpen(meeting) ? ('TENTATIVE' as const) : ('CONFIRMED' as const),
  };
  if (meeting.scope === scopes.private) return { ...taken, subject: feedText.busy, isPrivate: true };
  return {
    ...taken,
    subject: meeting.subject,
    place: meeting.address,
    description: feedText.description(meeting.organizer_name, meeting.content ?? ''),
    url: meetingPage(publicOrigin, meeting.meeting_no),
  };
}

/** A feed as a calendar; the same meetings make the same file. */
export const feedCalendar = (
  feed: FoundFeed,
  meetings: readonly FeedMeeting[],
  publicOrigin: string,
): CalendarFile => ({
  method: 'PUBLISH',
  zone: feed.time_zone,
  name: feedText.name(feed.room_name ?? feed.owner_name),
  refreshMinutes: feedLimits.refreshMinutes,
  events: meetings.map((meeting) => eventOf(meeting, publicOrigin)),
});
