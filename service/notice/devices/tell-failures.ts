import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { noChange } from '../../kernel/commands/change';
import type { Job } from '../../kernel/commands/job';
import { type NoticeDraft, writeNotices } from '../commands/write-notices';
import { meetingFacts } from '../meeting-facts';
import { byMeeting } from '../queries/by-meeting';
import { batchesOf } from '../queries/due-companies';
import { countDueFailures, type DueFailure, takeDueFailures } from './due-failures';

/**
 * MEET-07: the organizer of a meeting that runs or begins within the hour learns of devices of its room that have failed, once per
 * failure (R39). Found from the devices themselves: one that works again by then is no news.
 */
export const tellFailures: Job = {
  name: 'tell organizers of failed devices',
  isBulk: true,
  findDue: async (db, now, limit) =>
    batchesOf(await countDueFailures(db, { now, limit }), noticeLimits.remindersAtOnce),
  async run(trx, { companyId }, now) {
    const due = await takeDueFailures(trx, { companyId, now });
    if (due.length === 0) return noChange;
    const groups = byMeeting(due, ({ id, failure }) => `${id} ${failure}`);
    await writeNotices(trx, { companyId, now }, [...groups.values()].flatMap(draftOf));
    return { actor: null, log: [], concerns: [] };
  },
};

/** One for a meeting and all devices that failed at once. */
function draftOf(failures: readonly DueFailure[]): NoticeDraft[] {
  const [first] = failures;
  if (first === undefined) return [];
  const devices = failures.slice(0, noticeLimits.namesMax).map(({ name }) => name);
  return [
    {
      ...{ meetingId: first.id, kind: 'device', label: String(first.failure), version: 0 },
      staffIds: [first.creator_id],
      facts: { ...meetingFacts(first), devices },
    },
  ];
}
