import { randomBytes } from 'node:crypto';
import type { FileReference } from '@/lib/contract/file';
import { testNow } from '../test-clock';
import type { TestStaff } from './a-staff';
import type { Db } from './db';

/** An upload that no meeting refers to; its content is in no storage. */
export async function anUpload(db: Db, owner: Pick<TestStaff, 'id' | 'companyId'>): Promise<FileReference> {
  const content = { company_id: owner.companyId, sha256: randomBytes(32), size: 9 };
  await db.insertInto('file_content').values(content).execute();
  const row = {
    file_key: randomBytes(16).toString('hex'),
    file_name: '议程.txt',
    content_type: 'text/plain',
  };
  const at = new Date(testNow);
  await db
    .insertInto('uploaded_file')
    .values({ ...content, ...row, owner_id: owner.id, created_at: at, unlinked_at: at })
    .execute();
  return {
    fileKey: row.file_key,
    fileName: row.file_name,
    contentType: row.content_type,
    size: content.size,
  };
}
