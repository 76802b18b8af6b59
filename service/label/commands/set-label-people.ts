import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { mayRead, readerOf } from '../../contact/queries/may-read';
import { isWorking } from '../../contact/queries/select-people';
import { labelChange, lockOwnLabel } from './own-label';

type People = { labelId: string; staffIds: string[] };

/**
 * Sets the people under one of the caller's labels (CON-07). Somebody who left meanwhile is left out; those who had left before
 * stay under it, in case they come back.
 *
 * @throws ServiceError 404000 when the caller has no such label, or may not read one of the people
 */
export const setLabelPeople: Command<People, void> = async (trx, caller, { labelId, staffIds, now }) => {
  await lockOwnLabel(trx, caller, labelId);
  const wanted = await readWanted(trx, caller, { labelId, staffIds, now });
  const { companyId } = caller;
  const wantedIds = wanted.map(({ id }) => id);
  await sql`
    delete from label_staff using staff
    where label_staff.company_id = ${companyId} and label_staff.label_id = ${labelId}
      and staff.company_id = label_staff.company_id and staff.id = label_staff.staff_id and ${isWorking}
      and not label_staff.staff_id = ${anyOf(wantedIds)}`.execute(trx);
  if (wantedIds.length > 0)
    await trx
      .insertInto('label_staff')
      .values(wantedIds.map((id) => ({ company_id: companyId, label_id: labelId, staff_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { result: undefined, change: labelChange(caller, labelId) };
};

/** Those of the wanted people who work here. Whoever is under the label already may stay there also in a closed address book. */
async function readWanted(
  trx: Kysely<Database>,
  caller: Caller,
  { labelId, staffIds, now }: People & { now: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string; is_working: boolean; is_readable: boolean }>`
    select staff.id, ${isWorking} as is_working, ${mayRead(readerOf(caller, now))} or exists (
      select from label_staff given
      where given.company_id = staff.company_id and given.label_id = ${labelId} and given.staff_id = staff.id
    ) as is_readable
    from staff where staff.company_id = ${caller.companyId} and staff.id = ${anyOf(staffIds)}`.execute(trx);
  const isComplete = rows.length === new Set(staffIds.map((id) => id.toLowerCase())).size;
  if (!isComplete || rows.some((row) => row.is_working && !row.is_readable))
    throw new ServiceError(httpCodes.notFound);
  return rows.filter((row) => row.is_working);
}
