import { sql } from 'kysely';
import { instant } from '../../db/sql/instant';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { settledChange } from '../commands/settled-change';
import { settleRequests } from '../commands/settle-requests';

type DueMeeting = DueItem & { meetingId: string };

/** APR-05: what still waits for approval at the start of its meeting expires, and frees its rooms. */
export const expireRequests: Job<DueMeeting> = {
  name: 'expire requests',

  findDue: (db, now, limit) =>
    db
      .selectFrom('meeting')
      // The predicate of the index, which holds nothing else.
      .where('approval', '=', sql.lit('AUDITING' as const))
      .where('cancelled_at', 'is', null)
      .where('begins_at', '<=', instant(now))
      .orderBy('begins_at')
      .limit(limit)
      .select(['company_id as companyId', 'id as meetingId', 'begins_at as dueAt'])
      .execute(),

  async run(trx, { companyId, meetingId }, now) {
    const meeting = await trx
      .selectFrom('meeting')
      .where('company_id', '=', companyId)
      .where('id', '=', meetingId)
      .where('approval', '=', 'AUDITING')
      .where('cancelled_at', 'is', null)
      .where('begins_at', '<=', instant(now))
      .forUpdate()
      .skipLocked()
      .select('id')
      .executeTakeFirst();
    if (meeting === undefined) return noChange;
    const settled = await settleRequests(trx, {
      companyId,
      meetingIds: [meeting.id],
      event: { kind: 'expire' },
      settledBy: null,
      now,
    });
    const by = { companyId, actor: null, kind: 'approvalExpired' as const };
    if (settled.approvals.size > 0) return settledChange(trx, settled, by);
    // Without an open request nothing else would ever end the wait.
    await trx
      .updateTable('meeting')
      .where('company_id', '=', companyId)
      .where('id', '=', meeting.id)
      .set({ approval: 'AUDIT_EXPIRED' })
      .execute();
    return settledChange(trx, { ...settled, approvals: new Map([[meeting.id, 'AUDIT_EXPIRED']]) }, by);
  },
};
