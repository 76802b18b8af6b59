import type { Kysely } from 'kysely';
import { orderServices } from '../../booking/commands/order-services';
import { serviceIdsOf } from '../../booking/requested-things';
import type { Database } from '../../db/database';
import { copyFiles } from '../../file/commands/copy-files';
import type { Caller } from '../../kernel/caller';
import { requestOnlineMeetings } from '../../online-meeting/commands/request-online-meetings';
import { setOnlineMeetings } from '../../online-meeting/commands/set-online-meetings';
import type { EditedRow, EditToWrite } from '../edited-contents';

/** New occurrences of an edited series have what the others have besides content and rooms: meeting services, an online meeting, files. */
export async function furnish(
  trx: Kysely<Database>,
  caller: Caller,
  { edit: { affected, draft, request, now }, ids }: { edit: EditToWrite; ids: string[] },
): Promise<void> {
  const [first] = affected.ahead;
  if (first === undefined || ids.length === 0) return;
  const { companyId } = caller;
  const at = new Date(now);
  const serviceIds = serviceIdsOf(draft.draft);
  await orderServices(trx, { companyId, meetingIds: ids, serviceIds, now: at });
  if (request.online) await requestOnlineMeetings(trx, { companyId, meetingIds: ids, now: at });
  await copyFiles(trx, caller, { fromId: first.id, toIds: ids, now });
}

/** Occurrences that are there get an online meeting, or lose the one that they have. */
export async function writeOnline(
  trx: Kysely<Database>,
  { companyId }: Caller,
  { edited, now }: { edited: readonly EditedRow[]; now: number },
): Promise<void> {
  const changed = edited.filter(({ fields }) => fields.includes('online'));
  for (const online of [true, false]) {
    const meetingIds = changed.filter(({ after }) => after.online === online).map(({ row }) => row.id);
    await setOnlineMeetings(trx, { companyId, meetingIds, online, now: new Date(now) });
  }
}
