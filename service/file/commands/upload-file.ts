import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FileReference } from '@/lib/contract/file';
import { errorCodes } from '@/lib/domain/error-codes';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { WithStorage } from '../deps';
import { presentUpload } from '../present';
import { countUnlinked } from '../queries/uploads';
import { inspectFile } from '../receive/inspect-file';
import { type ReceivedFile, receiveFile } from '../receive/receive-file';
import { storageKeyOf } from '../storage-key';

/**
 * Takes one file of the caller, which stays the caller's until a meeting refers to it. Its content is in the storage before there is a
 * row of it, and is marked as unused before it is in the storage: a kill in between leaves what the sweeper finds (R14).
 *
 * @throws ServiceError what {@link receiveFile} and {@link inspectFile} throw, 400409004 with too many uploads that nothing refers to,
 * 503000 when the storage does not take it
 */
export async function uploadFile(
  deps: WithStorage,
  caller: Caller,
  request: Request,
): Promise<FileReference> {
  if ((await countUnlinked(deps.db, caller)) >= fileLimits.maxUnlinkedUploads)
    throw new ServiceError(errorCodes.tooManyUploads);
  const file = await receiveFile(request, deps.storage.incoming);
  try {
    const named = await inspectFile(file);
    await storeContent(deps, caller, file);
    return await addUpload(deps, caller, { ...file, ...named });
  } finally {
    await rm(file.path, { force: true });
  }
}

async function storeContent(
  { db, clock, storage }: WithStorage,
  caller: Caller,
  file: ReceivedFile,
): Promise<void> {
  const { size, sha256 } = file;
  const unusedAt = new Date(clock.now());
  await db
    .insertInto('file_content')
    .values({ company_id: caller.companyId, sha256, size, unused_at: unusedAt })
    .onConflict((conflict) =>
      // Waits for a sweeper that deletes the same content, and then writes the row anew.
      conflict.columns(['company_id', 'sha256']).doUpdateSet({ unused_at: unusedAt }),
    )
    .execute();
  await storage.put(storageKeyOf(caller.companyId, sha256), file).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
}

async function addUpload(
  { db, clock }: WithStorage,
  caller: Caller,
  { sha256, size, fileName, contentType }: ReceivedFile & { fileName: string; contentType: string },
): Promise<FileReference> {
  const now = new Date(clock.now());
  const row = {
    company_id: caller.companyId,
    file_key: randomBytes(16).toString('base64url'),
    owner_id: caller.staffId,
    sha256,
    file_name: fileName,
    content_type: contentType,
    size,
    created_at: now,
    unlinked_at: now,
  };
  await db.insertInto('uploaded_file').values(row).execute();
  return presentUpload(row);
}
