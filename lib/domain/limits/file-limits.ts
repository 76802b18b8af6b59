import { msPerDay } from '@/lib/time/day';

/**
 * Limits of uploads and of what is stored, beside {@link limits.maxFiles} and {@link limits.maxFileMegabytes}. Decided.
 *
 * @example
 * fileLimits.maxFileBytes //=> 10485760
 */
export const fileLimits = {
  /** MEET-05, in bytes. */
  maxFileBytes: 10 * 1024 * 1024,
  /** Uploads of one person that no meeting refers to. */
  maxUnlinkedUploads: 40,
  /** The life of an upload that no meeting refers to, and of a content that no upload refers to. */
  unusedMs: msPerDay,
  /** A file that has been incoming for longer was left by a process that died: no request lasts that long. */
  receivingMs: 10 * 60 * 1_000,
  /** S52: the pixels of an image; a phone's camera makes 50 million. */
  maxPixels: 64_000_000,
  /** S52: the size of all parts of an Office document when it is unpacked, and the number of its parts. */
  maxUnpackedBytes: 200 * 1024 * 1024,
  maxArchiveEntries: 5_000,
  /** The start of a text file as the preview shows it. */
  textPreviewBytes: 256 * 1024,
  /** Longest waits for the storage: for its first byte, and for a file to be taken; within {@link deadlines}. */
  storageReadMs: 6_000,
  storageWriteMs: 8_000,
} as const;
