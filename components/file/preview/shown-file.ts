import type { MeetingFile } from '@/lib/contract/file';

/** A file on the screen; `id` is its id in a meeting, or the key of an own upload. */
export type ShownFile = Pick<MeetingFile, 'id' | 'fileName' | 'contentType' | 'size'>;
