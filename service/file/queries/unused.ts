import type { Kysely } from 'kysely';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';

/** Uploads that no meeting has referred to for a day, the longest unused first. */
export const getUnusedUploads = (db: Kysely<Database>, now: number, limit: number) =>
  db
    .selectFrom('uploaded_file')
    .where('unlinked_at', '<=', instant(now - fileLimits.unusedMs))
    .orderBy('unlinked_at')
    .limit(limit)
    .select(['company_id as companyId', 'file_key as fileKey', 'unlinked_at'])
    .execute();

/** Contents that may not have been referred to for a day, the longest unused first. */
export const getUnusedContents = (db: Kysely<Database>, now: number, limit: number) =>
  db
    .selectFrom('file_content')
    .where('unused_at', '<=', instant(now - fileLimits.unusedMs))
    .orderBy('unused_at')
    .limit(limit)
    .select(['company_id as companyId', 'sha256', 'unused_at'])
    .execute();
