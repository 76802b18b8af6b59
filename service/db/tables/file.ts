import type { Instant, NullableInstant } from './columns';

type FileContentTable = {
  company_id: string;
  sha256: Buffer;
  size: number;
  /** Since when no upload refers to it, or an upload of it has begun. */
  unused_at: NullableInstant;
};

type UploadedFileTable = {
  company_id: string;
  file_key: string;
  owner_id: string;
  sha256: Buffer;
  file_name: string;
  content_type: string;
  size: number;
  created_at: Instant;
  /** Null while a meeting refers to it. */
  unlinked_at: NullableInstant;
};

/** Uploads and their contents; what a meeting refers to is `meeting_file`. */
export type FileTables = {
  file_content: FileContentTable;
  uploaded_file: UploadedFileTable;
};
