import type { Transaction } from 'kysely';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { FileStorage } from '../../gateways/storage/file-storage';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { getUnusedContents } from '../queries/unused';
import { storageKeyOf } from '../storage-key';

type DueContent = DueItem & { sha256: Buffer };

/**
 * Deletes contents that no upload has referred to for a day: first from the storage, then their row, so that a kill in between leaves a
 * row to sweep again (R14). An upload of the same content waits for the lock and then stores it anew.
 */
export const sweepContents = (storage: Pick<FileStorage, 'delete'>): Job<DueContent> => ({
  name: 'sweep contents',

  findDue: async (db, now, limit) => {
    const rows = await getUnusedContents(db, now, limit);
    return rows.map(({ companyId, sha256, unused_at }) => ({
      companyId,
      sha256,
      dueAt: (unused_at ?? now) + fileLimits.unusedMs,
    }));
  },

  async run(trx, { companyId, sha256 }, now) {
    const content = await trx
      .selectFrom('file_content')
      .where('company_id', '=', companyId)
      .where('sha256', '=', sha256)
      .where('unused_at', '<=', instant(now - fileLimits.unusedMs))
      .forUpdate()
      .skipLocked()
      .select('sha256')
      .executeTakeFirst();
    if (content === undefined) return noChange;
    if (await isUsed(trx, { companyId, sha256 })) {
      await trx
        .updateTable('file_content')
        .where('company_id', '=', companyId)
        .where('sha256', '=', sha256)
        .set({ unused_at: null })
        .execute();
      return noChange;
    }
    await storage.delete(storageKeyOf(companyId, sha256));
    await trx
      .deleteFrom('file_content')
      .where('company_id', '=', companyId)
      .where('sha256', '=', sha256)
      .execute();
    return noChange;
  },
});

async function isUsed(
  trx: Transaction<Database>,
  { companyId, sha256 }: Pick<DueContent, 'companyId' | 'sha256'>,
): Promise<boolean> {
  const upload = await trx
    .selectFrom('uploaded_file')
    .where('company_id', '=', companyId)
    .where('sha256', '=', sha256)
    .select('file_key')
    .limit(1)
    .executeTakeFirst();
  return upload !== undefined;
}
