import type { Kysely } from 'kysely';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { meetingFacts } from '../meeting-facts';
import { byMeeting } from '../queries/by-meeting';
import type { Claimed } from '../queries/claimed-notices';
import { writeNotices } from './write-notices';

type GivenUp = { companyId: string; channel: OutsideChannel; givenUp: readonly Claimed[]; now: number };

/** Tells the organizers, in the product alone, whom a channel did not reach: one notice per meeting and channel. */
export async function markUndelivered(
  db: Kysely<Database>,
  { companyId, channel, givenUp, now }: GivenUp,
): Promise<void> {
  const groups = byMeeting(givenUp, ({ notice }) => notice.meetingId);
  const meetings = await db
    .selectFrom('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...groups.keys()]))
    .select(['id', 'creator_id', 'meeting_no', 'subject', 'begins_at', 'ends_at', 'address'])
    .execute();
  const drafts = meetings.map((meeting) => {
    const names = (groups.get(meeting.id) ?? []).map(
      ({ notice, facts }) => notice.guestEmail ?? facts.recipient.name,
    );
    return {
      meetingId: meeting.id,
      kind: 'undelivered' as const,
      label: channel,
      version: 0,
      staffIds: [meeting.creator_id],
      facts: { ...meetingFacts(meeting), undelivered: { channel, names: [...new Set(names)] } },
    };
  });
  await writeNotices(db, { companyId, now }, drafts);
}
