import { fileLimits } from '@/lib/domain/limits/file-limits';
import { instant } from '../../db/sql/instant';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { getUnusedUploads } from '../queries/unused';

type DueUpload = DueItem & { fileKey: string };

/** Deletes uploads that no meeting has referred to for a day; what they were of is unused from then on. */
export const sweepUploads: Job<DueUpload> = {
  name: 'sweep uploads',

  findDue: async (db, now, limit) => {
    const rows = await getUnusedUploads(db, now, limit);
    return rows.map(({ companyId, fileKey, unlinked_at }) => ({
      companyId,
      fileKey,
      dueAt: (unlinked_at ?? now) + fileLimits.unusedMs,
    }));
  },

  async run(trx, { companyId, fileKey }, now) {
    const upload = await trx
      .selectFrom('uploaded_file')
      .where('company_id', '=', companyId)
      .where('file_key', '=', fileKey)
      .where('unlinked_at', '<=', instant(now - fileLimits.unusedMs))
      .forUpdate()
      .skipLocked()
      .select('sha256')
      .executeTakeFirst();
    if (upload === undefined) return noChange;
    await trx
      .deleteFrom('uploaded_file')
      .where('company_id', '=', companyId)
      .where('file_key', '=', fileKey)
      .execute();
    await trx
      .updateTable('file_content')
      .where('company_id', '=', companyId)
      .where('sha256', '=', upload.sha256)
      .set({ unused_at: new Date(now) })
      .execute();
    return noChange;
  },
};
