import type { FileStorage } from '../gateways/storage/file-storage';
import type { Deps } from '../kernel/deps';

/** The dependencies of calls on files. */
export type WithStorage = Deps & { storage: FileStorage };
