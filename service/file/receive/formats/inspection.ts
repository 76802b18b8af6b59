import type { FileType } from '@/lib/domain/file/file-types';

/** Whether the bytes of a file are of a type. It may reject for bytes that cannot be read as anything. */
export type Inspection = (path: string, type: FileType) => Promise<boolean>;
