import sharp from 'sharp';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Inspection } from './inspection';
import { readEnds } from './read-bytes';

// Else an open file outlives its deletion.
sharp.cache(false);

/** The first bytes, as Latin-1. Judged before a decoder sees the file: it would also open formats that are not allowed. */
const beginnings: Record<string, RegExp> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** Only the header is read: an image of a million pixels a side would fill the memory when it is drawn (S52). */
export const isImage: Inspection = async (path, { format }) => {
  const { head } = await readEnds(path, 16);
  if (beginnings[format]?.test(head.toString('latin1')) !== true) return false;
  const metadata = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
  return metadata.format === format && pixels > 0 && pixels <= fileLimits.maxPixels;
};
