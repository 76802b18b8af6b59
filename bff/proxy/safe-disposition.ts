import { create, parse } from 'content-disposition';
import { safeFileName } from '@/lib/web/file-name';

/**
 * The service's `content-disposition`, written anew: a header that cannot be read, or a name that nothing is left of,
 * becomes a plain download (S54, RFC 6266). Only what a browser may show can stay `inline`.
 */
export function safeDisposition(header: string | null, { inline }: { inline: boolean }): string | undefined {
  if (header === null) return inline ? undefined : 'attachment';
  const { type, parameters } = parse(header);
  return create(safeFileName(parameters.filename ?? ''), {
    type: inline && type === 'inline' ? 'inline' : 'attachment',
  });
}
