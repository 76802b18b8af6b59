import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import { getStaffs, type StaffRow } from '../queries/staffs';

/** Remembers the identity that the next log-in starts with. Only the account's own can be chosen (S44). */
export async function chooseStaff({ db }: Deps, caller: AccountCaller, staffId: string): Promise<StaffRow> {
  const staff = (await getStaffs(db, caller)).find((own) => own.id === staffId);
  if (!staff) throw new ServiceError(httpCodes.forbidden);
  await db
    .updateTable('account')
    .set({ last_staff_id: staffId })
    .where('id', '=', caller.accountId)
    .execute();
  return staff;
}
