import type { StorageSetting } from '@/lib/settings/storage-setting';
import type { Manifest } from '../archive/manifest';

/** The part of uploaded files in a backup: what its manifest says of them, and the folder that they are read from. */
export function uploadsPart(
  storage: StorageSetting | undefined,
): Pick<Manifest, 'format' | 'uploads'> & { folder?: string } {
  if (!storage) return { format: 1 };
  // A bucket may be larger than any disk here, and has copies and versions of its own.
  if (storage.kind === 's3') return { format: 1, uploads: 'elsewhere' };
  return { format: 2, uploads: 'here', folder: storage.folder };
}
