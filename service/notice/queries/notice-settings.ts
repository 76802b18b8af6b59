import type { Kysely } from 'kysely';
import type { NoticeSettings } from '@/lib/contract/notice';
import { noticeMatrix } from '@/lib/domain/notice/notice-settings';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { choicesIn } from './notice-choices';

/** The settings of a person, but for the channels that the installation has. */
export async function getNoticeSettings(
  db: Kysely<Database>,
  { companyId, staffId }: Pick<Caller, 'companyId' | 'staffId'>,
): Promise<Omit<NoticeSettings, 'channels'>> {
  const person = await db
    .selectFrom('staff')
    .leftJoin('person_config as stored', (join) =>
      join.onRef('stored.company_id', '=', 'staff.company_id').onRef('stored.staff_id', '=', 'staff.id'),
    )
    .where('staff.company_id', '=', companyId)
    .where('staff.id', '=', staffId)
    .select(['staff.email', 'stored.config'])
    .executeTakeFirstOrThrow();
  const choices = choicesIn(person.config);
  return {
    kinds: noticeMatrix(choices),
    quietHours: choices.quietHours ?? null,
    hasMail: person.email !== null,
  };
}
