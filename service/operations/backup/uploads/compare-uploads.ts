import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { backups } from '@/lib/domain/limits/limits';
import type { Database } from '../../../db/database';
import { storageKeyOf } from '../../../file/storage-key';
import { contentsFolder } from '../../../gateways/storage/disk-storage';
import { keysIn } from '../archive/upload-entries';

/** Contents that the uploads of a database need and that are not in a folder, some by their keys, and files there without a row. */
export type ComparedUploads = { missing: number; missingKeys: string[]; extra: number };

const namedKeys = 10;

export const compareUploads = async (db: Kysely<Database>, folder: string): Promise<ComparedUploads> => ({
  ...(await missingIn(db, folder)),
  extra: await extraIn(db, folder),
});

type Content = { companyId: string; sha256: Buffer; size: number };

async function missingIn(db: Kysely<Database>, folder: string) {
  const missingKeys: string[] = [];
  let missing = 0;
  let after: Content | undefined;
  do {
    const contents = await usedContents(db, after);
    for (const { companyId, sha256, size } of contents) {
      const key = storageKeyOf(companyId, sha256);
      if ((await sizeOf(path.join(contentsFolder(folder), key))) === Number(size)) continue;
      missing += 1;
      if (missing <= namedKeys) missingKeys.push(key);
    }
    after = contents.at(-1);
  } while (after);
  return { missing, missingKeys };
}

/** Contents that an upload refers to; others may be on their way into the storage, or out of it. */
const usedContents = (db: Kysely<Database>, after: Content | undefined): Promise<Content[]> =>
  db
    .selectFrom('file_content as content')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('uploaded_file as upload')
          .whereRef('upload.company_id', '=', 'content.company_id')
          .whereRef('upload.sha256', '=', 'content.sha256')
          .select('upload.file_key'),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(content.company_id, content.sha256) > (${after?.companyId}::uuid, ${after?.sha256}::bytea)`,
      ),
    )
    .orderBy('content.company_id')
    .orderBy('content.sha256')
    .limit(backups.rowsPerBatch)
    .select(['content.company_id as companyId', 'content.sha256', 'content.size'])
    .execute();

async function extraIn(db: Kysely<Database>, folder: string): Promise<number> {
  let extra = 0;
  for await (const { companyId, sha256 } of keysIn(folder)) {
    const row = await db
      .selectFrom('file_content')
      .where('company_id', '=', companyId)
      .where('sha256', '=', Buffer.from(sha256, 'hex'))
      .select('size')
      .executeTakeFirst();
    if (row === undefined) extra += 1;
  }
  return extra;
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
