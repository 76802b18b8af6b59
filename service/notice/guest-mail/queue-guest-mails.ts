import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { markUndelivered } from '../commands/mark-undelivered';
import { type GuestNotice, writeGuestNotices } from '../commands/write-guest-notices';
import { byMeeting } from '../queries/by-meeting';
import { limitGuestMails } from './limit-guest-mails';

/** Mails to guests of a meeting that its organizer's limit has refused. */
export type RefusedMails = { meetingId: string; organizerId: string; count: number };

/** Queues mail to guests; what is beyond the limits is stored as given up, which the organizer sees. */
export async function queueGuestMails(
  db: Kysely<Database>,
  writing: { companyId: string; now: number },
  notices: readonly GuestNotice[],
): Promise<RefusedMails[]> {
  const { allowed, refused } = await limitGuestMails(db, writing, notices);
  await writeGuestNotices(db, { ...writing, isRefused: false }, allowed);
  await writeGuestNotices(db, { ...writing, isRefused: true }, refused);
  if (refused.length === 0) return [];
  await markUndelivered(db, {
    ...{ ...writing, channel: 'mail', isOverLimit: true },
    missed: refused.map(({ meetingId, email }) => ({ meetingId, name: email })),
  });
  return [...byMeeting(refused, ({ meetingId }) => meetingId).values()].flatMap((ofMeeting) =>
    ofMeeting
      .slice(0, 1)
      .map(({ meetingId, organizerId }) => ({ meetingId, organizerId, count: ofMeeting.length })),
  );
}
