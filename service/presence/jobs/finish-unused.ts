import { limits } from '@/lib/domain/limits/limits';
import { finishTimeOf } from '@/lib/domain/meeting/presence';
import { msPerMinute } from '@/lib/time/instant';
import { instant } from '../../db/sql/instant';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { endMeeting } from '../commands/end-meeting';
import { isEndPending } from '../../room/queries/standing-orders';

type DueMeeting = DueItem & { meetingId: string };

const lastTip = (now: number) => instant(now - limits.earlyEndMinutes * msPerMinute);

/** EARLY-04: what nobody continued within five minutes of the tip ends, and its rooms are free. */
export const finishUnused: Job<DueMeeting> = {
  name: 'finish unused meetings',

  async findDue(db, now, limit) {
    const rows = await db
      .selectFrom('meeting')
      .where(isEndPending)
      .where('meeting.early_end_tip_at', '<=', lastTip(now))
      .where('meeting.ends_at', '>', instant(now))
      .orderBy('meeting.early_end_tip_at')
      .limit(limit)
      .select(['company_id', 'id', 'early_end_tip_at'])
      .execute();
    return rows.map((row) => ({
      companyId: row.company_id,
      meetingId: row.id,
      dueAt: finishTimeOf(row.early_end_tip_at ?? now),
    }));
  },

  async run(trx, { companyId, meetingId }, now) {
    const meeting = await trx
      .selectFrom('meeting')
      .where('meeting.company_id', '=', companyId)
      .where('meeting.id', '=', meetingId)
      .where(isEndPending)
      .where('meeting.early_end_tip_at', '<=', lastTip(now))
      // After a pause of the process it may be over by itself.
      .where('meeting.ends_at', '>', instant(now))
      .forUpdate()
      .skipLocked()
      .select(['id', 'begins_at'])
      .executeTakeFirst();
    return meeting === undefined ? noChange : endMeeting(trx, { companyId, meeting, endedBy: null, now });
  },
};
