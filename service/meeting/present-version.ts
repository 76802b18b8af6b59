import type { MeetingVersion } from '@/lib/contract/meeting-version';
import type { MeetingContent } from '@/lib/domain/meeting/meeting-fields';
import { presentGuests } from './guests/present-guests';
import type { ContentNames } from './queries/versions/content-names';

/** A version of a meeting in the contract's shape. */
export const presentVersion = (
  content: MeetingContent,
  { version, names, isInside }: { version: number; names: ContentNames; isInside: boolean },
): MeetingVersion => ({
  version,
  subject: content.subject,
  beginTime: content.beginTime,
  endTime: content.endTime,
  address: content.address,
  online: content.online,
  rooms: content.roomIds.map((roomId) => ({ roomId, roomName: names.rooms.get(roomId) ?? '' })),
  members: content.memberIds.map((staffId) => ({ staffId, realName: names.people.get(staffId) ?? '' })),
  ...(content.guests.length > 0 && { guests: presentGuests(content.guests, { isInside }) }),
  scope: content.scope,
  ...(content.meetingType !== null && { meetingType: content.meetingType }),
  noticeLabels: [...content.noticeLabels],
  ...(content.content !== null && { content: content.content }),
});
