import type { Readable } from 'node:stream';

/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** A file on this machine that is complete and is not changed any more. */
export type LocalFile = { path: string; size: number; sha256: Buffer };

/**
 * The place of contents, by keys that the service makes. It knows neither companies nor people. Every method may reject: with a
 * fault of the file system, the network, or a wait that was too long.
 */
export type FileStorage = {
  /** A folder of this machine for files that are still being received. */
  incoming: string;
  /** Takes a file over, completely or not at all; the same key again is no error. The local file may be gone after it. */
  put(key: string, file: LocalFile): Promise<void>;
  /** The content, or undefined where there is none. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
  /** Deletes a content; one that is not there is no error. */
  delete(key: string): Promise<void>;
};
