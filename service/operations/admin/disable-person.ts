import { adminText } from '@/lib/text/zh-cn/admin';
import { instant } from '../../db/sql/instant';
import { liveTokens } from '../setup/live-tokens';
import { AdminError } from './admin-error';
import type { AdminParts } from './admin-request';
import { type Person, requirePerson } from './find-person';

type Named = { name: string; company: string | undefined };

/** Takes a person's place in their company away, or gives it back; their meetings stay. */
export async function setPersonDisabled(
  { db, clock, announce }: AdminParts,
  { isDisabled, ...named }: Named & { isDisabled: boolean },
): Promise<string[]> {
  const now = clock.now();
  const person = await requirePerson(db, named);
  const { label, staffId, companyId } = person;
  if (person.isDisabled === isDisabled)
    throw new AdminError(isDisabled ? adminText.alreadyDisabled(label) : adminText.alreadyEnabled(label));
  await db
    .updateTable('staff')
    .set({ disabled_at: isDisabled ? new Date(now) : null })
    .where('company_id', '=', companyId)
    .where('id', '=', staffId)
    .execute();
  await announce(await liveTokens(db, { now, staffIds: [staffId] }));
  if (!isDisabled) return [adminText.enabled(label)];
  const meetings = await countComing({ db }, person, now);
  return [adminText.disabled(label), ...(meetings > 0 ? [adminText.stillOrganizes(meetings)] : [])];
}

async function countComing(
  { db }: Pick<AdminParts, 'db'>,
  { companyId, staffId }: Person,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('meeting')
    .where('company_id', '=', companyId)
    .where('creator_id', '=', staffId)
    .where('ends_at', '>', instant(now))
    .where('cancelled_at', 'is', null)
    .where('ended_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
