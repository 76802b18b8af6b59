import type { Kysely } from 'kysely';
import { z } from 'zod';
import { noticeSettingsChangeSchema } from '@/lib/contract/notice';
import type { NoticeChoices } from '@/lib/domain/notice/notice-settings';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';

/** The part of a personal configuration that holds the choices about notices. */
const configSchema = z.object({ notices: noticeSettingsChangeSchema });

/** The choices in a stored configuration; what this release cannot read counts as none. */
export function choicesIn(config: unknown): NoticeChoices {
  const { kinds, quietHours } = configSchema.safeParse(config).data?.notices ?? {};
  return { kinds, quietHours: quietHours ?? undefined };
}

/** The choices of people about their notices; nobody who chose nothing is among them. */
export async function getNoticeChoices(
  db: Kysely<Database>,
  { companyId, staffIds }: { companyId: string; staffIds: readonly string[] },
): Promise<ReadonlyMap<string, NoticeChoices>> {
  const rows = await db
    .selectFrom('person_config')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', anyOf([...new Set(staffIds)]))
    .select(['staff_id', 'config'])
    .execute();
  return new Map(rows.map((row) => [row.staff_id, choicesIn(row.config)]));
}
