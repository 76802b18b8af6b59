import { useState } from 'react';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { AtHand } from '@/lib/domain/calendar/at-hand';
import { nextMeeting } from '@/lib/domain/calendar/next-meeting';
import { takesTime } from '@/lib/domain/calendar/conflicts';
import { inviteStates } from '@/lib/domain/meeting/invite-state';

type Lead = { record: ScheduleRecord; atHand: AtHand };

/**
 * The meeting that stands first. One that was just declined there stays until its time has come: neither the row nor the focus
 * leaves under one's hand.
 */
export function useLead(
  records: readonly ScheduleRecord[],
  near: ReadonlyMap<string, AtHand>,
  now: number,
): Lead | undefined {
  const next = nextMeeting(records, near);
  const [leadId, setLeadId] = useState<string>();
  const lead = records.find(({ meeting }) => meeting._id === leadId);
  if (lead && wasDeclined(lead, now)) return { record: lead, atHand: untilThen(lead, now) };
  const nextId = next?.record.meeting._id;
  if (nextId !== leadId) setLeadId(nextId);
  return next;
}

/** Declined, and otherwise still to come or under way. */
function wasDeclined({ meeting, inviteState }: ScheduleRecord, now: number): boolean {
  const isDeclined = inviteState === inviteStates.refused || inviteState === inviteStates.onLeave;
  return isDeclined && now < meeting.endTime && takesTime({ status: meeting.status });
}

function untilThen({ meeting: { beginTime, endTime } }: ScheduleRecord, now: number): AtHand {
  return now < beginTime ? { when: 'next', ms: beginTime - now } : { when: 'now', ms: endTime - now };
}
