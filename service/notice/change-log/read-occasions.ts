import type { Kysely } from 'kysely';
import { noticeFactsSchema } from '@/lib/contract/notice';
import type { Database } from '../../db/database';
import { getGuestsOf } from '../../meeting/guests/get-guests';
import type { GuestNotice } from '../commands/write-guest-notices';
import type { NoticeDraft } from '../commands/write-notices';
import { byMeeting } from '../queries/by-meeting';
import { draftsOf, isNoticed } from './drafts-of';
import { guestNotices } from './guest-notices';
import { getMembersOf, getRequestsOf } from './occasion-people';
import { type Occasion, occasionsOf } from './occasions';
import { factsOf } from './scene';
import type { Entry } from './unnoticed-entries';

type Reading = { companyId: string; entries: readonly Entry[]; now: number };
type Notices = { drafts: NoticeDraft[]; guestNotices: GuestNotice[] };

/** An occasion that no notice can be made of, and the reason. */
export type Failure = { occasion: Occasion; error: unknown };

/** The notices that entries lead to, to members and to guests; an occasion that fails leads to none and holds up no other. */
export async function readOccasions(
  trx: Kysely<Database>,
  { companyId, entries, now }: Reading,
): Promise<Notices & { failures: Failure[] }> {
  const occasions = occasionsOf(entries).filter((occasion) => isNoticed(occasion, now));
  const meetingIds = [...new Set(occasions.map((occasion) => occasion.meeting_id))];
  const members = byMeeting(await getMembersOf(trx, companyId, meetingIds), (row) => row.meeting_id);
  const requests = byMeeting(await getRequestsOf(trx, companyId, meetingIds), (row) => row.meeting_id);
  const guests = await getGuestsOf(trx, { companyId }, meetingIds);
  const ofMeeting = byMeeting(occasions, (occasion) => occasion.meeting_id);
  const notices: Notices = { drafts: [], guestNotices: [] };
  const failures: Failure[] = [];
  for (const occasion of occasions) {
    const { meeting_id: id } = occasion;
    const ofTheSame = ofMeeting.get(id) ?? [];
    try {
      const facts = factsOf(occasion);
      const people = { members: members.get(id) ?? [], requests: requests.get(id) ?? [] };
      const drafts = draftsOf({ occasion, ...people, facts, now }).map(checked);
      const toGuests = guestNotices({
        ...{ occasion, facts, requests: people.requests, guests: guests.get(id) ?? [] },
        later: ofTheSame.slice(ofTheSame.indexOf(occasion) + 1),
      }).map(checked);
      notices.drafts.push(...drafts);
      notices.guestNotices.push(...toGuests);
    } catch (error) {
      failures.push({ occasion, error });
    }
  }
  return { ...notices, failures };
}

/** Facts that their readers would refuse would stop the list of a person, and all mail of a company. */
const checked = <Each extends Pick<NoticeDraft, 'facts'>>(notice: Each): Each => ({
  ...notice,
  facts: noticeFactsSchema.parse(notice.facts),
});
