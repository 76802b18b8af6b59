import { type Kysely, sql, type Transaction } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { NoticeKind, OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { noticeMatrix } from '@/lib/domain/notice/notice-settings';
import { afterQuietHours } from '@/lib/domain/notice/quiet-hours';
import type { Database } from '../../db/database';
import { noChange } from '../../kernel/commands/change';
import type { Job } from '../../kernel/commands/job';
import { addOutsideNotices, type OutsideNotice } from '../commands/add-outside-notices';
import { batchesOf } from '../queries/due-companies';
import { countDue, selectDue } from '../queries/due-notices';
import { getNoticeChoices } from '../queries/notice-choices';
import { isToOutsider } from '../queries/outsiders';

const { listedAtOnce } = noticeLimits;

const nowhere = { app: false, mail: false, chat: false };

/**
 * Shows notices that are due in the lists of their recipients, whose pages follow, and queues them for the other channels that these
 * people want, after their quiet hours. All of it in one transaction, so that neither is lost nor doubled (R39).
 */
export const listNotices = (channels: readonly OutsideChannel[]): Job => ({
  name: 'list notices',
  isBulk: true,
  findDue: async (db, now, limit) =>
    batchesOf(await countDue(db, { channel: 'app', now, limit }), listedAtOnce),
  async run(trx, { companyId }, now) {
    const due = await lockDue(trx, companyId, now);
    if (due.length === 0) return noChange;
    const staffIds = due.map((notice) => notice.staff_id);
    const choices = await getNoticeChoices(trx, { companyId, staffIds });
    const zone = await getZone(trx, companyId);
    const decided = due.map((notice) => {
      const own = choices.get(notice.staff_id) ?? {};
      const isOn = notice.is_to_outsider ? nowhere : noticeMatrix(own)[notice.kind];
      const dueAt = afterQuietHours(now, { quietHours: own.quietHours, zone });
      const outside = channels
        .filter((channel) => isOn[channel])
        .map((channel): OutsideNotice => ({ noticeId: notice.id, channel, dueAt }));
      return { ...notice, isListed: isOn.app, outside };
    });
    await writeListed(trx, { companyId, now, decided });
    await addOutsideNotices(
      trx,
      { companyId, now },
      decided.flatMap(({ outside }) => outside),
    );
    const readers = decided.flatMap(({ isListed, staff_id: id }) => (isListed ? id : []));
    const concerns = [...new Set(readers)].map((id) => ({ kind: 'notice' as const, id, staffId: id }));
    return { actor: null, log: [], concerns };
  },
});

type DueNotice = { id: string; staff_id: string; kind: NoticeKind; is_to_outsider: boolean };

const lockDue = (trx: Transaction<Database>, companyId: string, now: number): Promise<DueNotice[]> =>
  selectDue(trx, { channel: 'app', now })
    .where('company_id', '=', companyId)
    .orderBy('next_try_at')
    .limit(listedAtOnce)
    .forUpdate()
    .skipLocked()
    .select(['id', 'kind'])
    .select(isToOutsider.as('is_to_outsider'))
    .select((eb) => eb.ref('staff_id').$notNull().as('staff_id'))
    .execute();

async function getZone(db: Kysely<Database>, companyId: string): Promise<string> {
  const company = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  return company.time_zone;
}

type Decided = { companyId: string; now: number; decided: readonly { id: string; isListed: boolean }[] };

const writeListed = (trx: Transaction<Database>, { companyId, now, decided }: Decided) =>
  sql`
    update notice set sent_at = ${new Date(now)}, is_listed = listed.is_listed
    from unnest(${decided.map(({ id }) => id)}::uuid[], ${decided.map(({ isListed }) => isListed)}::boolean[])
      as listed (id, is_listed)
    where notice.company_id = ${companyId}::uuid and notice.id = listed.id`.execute(trx);
