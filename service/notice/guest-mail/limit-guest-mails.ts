import type { Kysely } from 'kysely';
import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import type { Database } from '../../db/database';
import type { GuestNotice } from '../commands/write-guest-notices';
import { countGuestMails } from './count-guest-mails';

const { endingFactor, mailsPerMeetingDaily, mailsPerOrganizerDaily } = guestLimits;

const endings = new Set<GuestNotice['kind']>(['cancellation', 'withdrawn']);

type Writing = { companyId: string; now: number };

/**
 * Tells the notices that are mailed from those beyond the limits of a day (S21). One process writes for a company at a time, so that
 * none overtakes the count.
 */
export async function limitGuestMails(
  db: Kysely<Database>,
  { companyId, now }: Writing,
  notices: readonly GuestNotice[],
): Promise<{ allowed: GuestNotice[]; refused: GuestNotice[] }> {
  const result: { allowed: GuestNotice[]; refused: GuestNotice[] } = { allowed: [], refused: [] };
  if (notices.length === 0) return result;
  const organizerIds = [...new Set(notices.map((notice) => notice.organizerId))];
  const counts = new Map<string, number>();
  const count = (id: string, more: number) => counts.set(id, (counts.get(id) ?? 0) + more);
  for (const row of await countGuestMails(db, { companyId, organizerIds, now })) {
    count(row.organizer_id, row.count);
    count(row.meeting_id, row.count);
  }
  for (const notice of notices) {
    const { kind, meetingId, organizerId } = notice;
    const factor = endings.has(kind) ? endingFactor : 1;
    const isAllowed =
      (counts.get(organizerId) ?? 0) < factor * mailsPerOrganizerDaily &&
      (counts.get(meetingId) ?? 0) < factor * mailsPerMeetingDaily;
    result[isAllowed ? 'allowed' : 'refused'].push(notice);
    if (!isAllowed) continue;
    count(organizerId, 1);
    count(meetingId, 1);
  }
  return result;
}
