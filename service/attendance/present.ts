import type { Participants } from '@/lib/contract/attendance';
import type { ParticipantRow } from './queries/participants';

/** Rows, ordered by meeting, as one entry per meeting. */
export function presentParticipants(rows: ParticipantRow[]): Participants[] {
  const meetings = new Map<string, Participants>();
  for (const { meeting_id: meetingId, staff_id: staffId, real_name: realName, avatar, state } of rows) {
    const meeting = meetings.get(meetingId) ?? { meetingId, members: [] };
    meeting.members.push({ staffId, realName, ...(avatar !== null && { avatar }), state });
    meetings.set(meetingId, meeting);
  }
  return [...meetings.values()];
}
