import contentDisposition from 'content-disposition';
import { safeFileName } from '@/lib/web/file-name';

/**
 * The service's `content-disposition`, written anew: a header that cannot be read, or a name that nothing is left of,
 * becomes a plain download (S54, RFC 6266). Only what a browser may show can stay `inline`.
 */
export function safeDisposition(header: string | null, { inline }: { inline: boolean }): string | undefined {
  if (header === null) return inline ? undefined : 'attachment';
  const parsed = parse(header);
  const type = inline && parsed?.type === 'inline' ? 'inline' : 'attachment';
  return contentDisposition(safeFileName(parsed?.parameters.filename ?? ''), { type });
}

function parse(header: string) {
  try {
    return contentDisposition.parse(header);
  } catch {
    return undefined;
  }
}
