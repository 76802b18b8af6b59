import type { FileReference, MeetingFile } from '@/lib/contract/file';

type UploadRow = { file_key: string; file_name: string; content_type: string; size: number };

export const presentUpload = (row: UploadRow): FileReference => ({
  fileKey: row.file_key,
  fileName: row.file_name,
  contentType: row.content_type,
  size: row.size,
});

export const presentFile = (row: UploadRow & { id: string; created_at: number }): MeetingFile => ({
  id: row.id,
  ...presentUpload(row),
  createdDate: row.created_at,
});
