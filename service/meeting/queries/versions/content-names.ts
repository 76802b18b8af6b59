import type { Kysely } from 'kysely';
import type { MeetingContent } from '@/lib/domain/meeting/meeting-fields';
import { anyOf } from '../../../db/sql/any-of';
import type { Database } from '../../../db/database';
import type { Caller } from '../../../kernel/caller';

/** Names by id, of rooms and people that may be gone by now. */
export type ContentNames = { rooms: Map<string, string>; people: Map<string, string> };

/** The names of the rooms and people in some contents of meetings. */
export async function getContentNames(
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  contents: readonly MeetingContent[],
): Promise<ContentNames> {
  const roomIds = [...new Set(contents.flatMap((content) => content.roomIds))];
  const memberIds = [...new Set(contents.flatMap((content) => content.memberIds))];
  const named = await db
    .selectFrom('room')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(roomIds))
    .select(['id', 'name'])
    .unionAll(
      db
        .selectFrom('staff')
        .where('company_id', '=', companyId)
        .where('id', '=', anyOf(memberIds))
        .select(['id', 'real_name as name']),
    )
    .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const namesOf = (ids: string[]) => new Map(ids.map((id) => [id, names.get(id) ?? '']));
  return { rooms: namesOf(roomIds), people: namesOf(memberIds) };
}
