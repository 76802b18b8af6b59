import { fileTypeOf } from '@/lib/domain/file/file-types';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { fileErrorText } from '@/lib/text/zh-cn/file-errors';

/** Why a file would be refused, as far as the browser knows it before it is sent. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (fileTypeOf(name, type) === undefined) return fileErrorText.fileTypeRefused;
  if (size === 0) return fileErrorText.fileEmpty;
  return size > fileLimits.maxFileBytes ? fileErrorText.tooLarge : undefined;
}
