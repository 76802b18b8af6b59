import type { StorageSetting } from '@/lib/settings/storage-setting';
import { diskStorage } from './disk-storage';
import type { FileStorage } from './file-storage';
import { s3Storage } from './s3-storage';

/** The storage that configuration names. */
export const createFileStorage = (setting: StorageSetting): FileStorage =>
  setting.kind === 's3' ? s3Storage(setting) : diskStorage(setting.folder);
