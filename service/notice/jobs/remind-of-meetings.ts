import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';
import { noChange } from '../../kernel/commands/change';
import type { Job } from '../../kernel/commands/job';
import { type NoticeDraft, writeNotices } from '../commands/write-notices';
import { meetingFacts } from '../meeting-facts';
import { batchesOf } from '../queries/due-companies';
import { countDueReminders, type DueReminder, takeDueReminders } from '../queries/due-reminders';
import { getRemindedPeople } from '../queries/reminded-people';

const { remindersAtOnce } = noticeLimits;

/**
 * BOOK-02: reminders are found from the meetings themselves, so one that moves or is cancelled takes its reminders along. Each is
 * recorded for its start, which makes it one however many processes look (R39).
 */
export const remindOfMeetings: Job = {
  name: 'remind of meetings',
  isBulk: true,
  findDue: async (db, now, limit) => batchesOf(await countDueReminders(db, { now, limit }), remindersAtOnce),
  async run(trx, { companyId }, now) {
    const due = await takeDueReminders(trx, { companyId, now });
    if (due.length === 0) return noChange;
    const people = await getRemindedPeople(trx, { companyId, meetingIds: due.map(({ id }) => id) });
    const drafts = nextOfEach(due).map((reminder): NoticeDraft => ({
      meetingId: reminder.id,
      kind: 'reminder',
      label: reminder.label,
      version: Math.floor(reminder.begins_at / msPerMinute),
      staffIds: people.get(reminder.id) ?? [],
      dueAt: reminder.dueAt,
      facts: { ...meetingFacts(reminder), label: reminder.label },
    }));
    await writeNotices(trx, { companyId, now }, drafts);
    return { actor: null, log: [], concerns: [] };
  },
};

/**
 * The reminder of each meeting that is nearest to its start, where several are late. A meeting that was booked after the instant of
 * its reminder has none.
 */
function nextOfEach(due: readonly DueReminder[]): DueReminder[] {
  const next = new Map<string, DueReminder>();
  for (const reminder of due) {
    const other = next.get(reminder.id);
    if (reminder.dueAt >= reminder.created_at && (other === undefined || other.dueAt < reminder.dueAt))
      next.set(reminder.id, reminder);
  }
  return [...next.values()];
}
