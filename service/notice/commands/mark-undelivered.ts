import type { Kysely } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { meetingFacts } from '../meeting-facts';
import { byMeeting } from '../queries/by-meeting';
import { writeNotices } from './write-notices';

/** Somebody whom a channel did not reach; a guest is known by the address. */
export type Missed = { meetingId: string; name: string };

type Marking = {
  companyId: string;
  channel: OutsideChannel;
  missed: readonly Missed[];
  /** The limit of mails to guests has refused them. */
  isOverLimit?: boolean;
  now: number;
};

/** Tells the organizers, in the product alone, whom a channel did not reach: one notice per meeting, channel and reason. */
export async function markUndelivered(
  db: Kysely<Database>,
  { companyId, channel, missed, isOverLimit = false, now }: Marking,
): Promise<void> {
  const groups = byMeeting(missed, ({ meetingId }) => meetingId);
  const meetings = await db
    .selectFrom('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...groups.keys()]))
    .select(['id', 'creator_id', 'meeting_no', 'subject', 'begins_at', 'ends_at', 'address'])
    .execute();
  const drafts = meetings.map((meeting) => {
    const names = [...new Set((groups.get(meeting.id) ?? []).map(({ name }) => name))];
    return {
      meetingId: meeting.id,
      kind: 'undelivered' as const,
      label: isOverLimit ? `${channel} over limit` : channel,
      version: 0,
      staffIds: [meeting.creator_id],
      facts: {
        ...meetingFacts(meeting),
        undelivered: {
          channel,
          names: names.slice(0, noticeLimits.namesMax),
          ...(isOverLimit && { isOverLimit }),
        },
      },
    };
  });
  await writeNotices(db, { companyId, now }, drafts);
}
