import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';
import { noChange } from '../../kernel/commands/change';
import type { Job } from '../../kernel/commands/job';
import { type NoticeDraft, writeNotices } from '../commands/write-notices';
import { meetingFacts } from '../meeting-facts';
import { batchesOf } from '../queries/due-companies';
import { countDueUnanswered, type DueUnanswered, takeDueUnanswered } from './due-unanswered';
import { getUnansweredPeople, type UnansweredPeople } from './unanswered-people';

/**
 * INV-03: who has not answered is reminded a day and an hour before the start, unless the company does without (R39). Found from the
 * meetings themselves, as the reminders of the start are: one that moves is due anew, one that is cancelled never.
 */
export const remindUnanswered: Job = {
  name: 'remind of unanswered invitations',
  isBulk: true,
  findDue: async (db, now, limit) =>
    batchesOf(await countDueUnanswered(db, { now, limit }), noticeLimits.remindersAtOnce),
  async run(trx, { companyId }, now) {
    const due = await takeDueUnanswered(trx, { companyId, now });
    if (due.length === 0) return noChange;
    const people = await getUnansweredPeople(trx, { companyId, meetingIds: due.map(({ id }) => id), now });
    await writeNotices(
      trx,
      { companyId, now },
      due.map((meeting) => draftOf(meeting, people)),
    );
    return { actor: null, log: [], concerns: [] };
  },
};

/** Its minute of start tells it apart, so that it is one for a person, a meeting and an instant. */
const draftOf = (meeting: DueUnanswered, people: UnansweredPeople): NoticeDraft => ({
  meetingId: meeting.id,
  kind: 'unanswered',
  label: meeting.label,
  version: Math.floor(meeting.begins_at / msPerMinute),
  staffIds: (people.get(meeting.id) ?? [])
    .filter((person) => person.created_at <= meeting.dueAt)
    .map((person) => person.staff_id),
  dueAt: meeting.dueAt,
  facts: meetingFacts(meeting),
});
