import type { FileFormat } from '@/lib/domain/file/file-types';
import { fileTypeOf } from '@/lib/domain/file/file-types';
import { errorCodes } from '@/lib/domain/error-codes';
import { safeFileName } from '@/lib/web/file-name';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isCompoundFile } from './formats/compound-file';
import { isImage } from './formats/image';
import type { Inspection } from './formats/inspection';
import { isOfficeDocument } from './formats/office-document';
import { isPdf } from './formats/pdf';
import { isText } from './formats/text';
import type { ReceivedFile } from './receive-file';

const inspections: Record<FileFormat, Inspection> = {
  png: isImage,
  jpeg: isImage,
  gif: isImage,
  webp: isImage,
  pdf: isPdf,
  text: isText,
  ooxml: isOfficeDocument,
  cfb: isCompoundFile,
};

/**
 * The name and type that a file is stored under: extension, declared type and bytes have to agree (S52, S54).
 *
 * @throws ServiceError 400000 without a name, 400409002 without content, 400409001 for a type that is not allowed or not genuine
 */
export async function inspectFile(
  file: Pick<ReceivedFile, 'path' | 'size' | 'rawName' | 'declaredType'>,
): Promise<{ fileName: string; contentType: string }> {
  const fileName = safeFileName(file.rawName);
  if (fileName === undefined) throw new ServiceError(httpCodes.invalid);
  if (file.size === 0) throw new ServiceError(errorCodes.fileEmpty);
  const type = fileTypeOf(fileName, file.declaredType);
  const isGenuine = type && (await inspections[type.format](file.path, type).catch(() => false));
  if (!isGenuine) throw new ServiceError(errorCodes.fileTypeRefused);
  return { fileName, contentType: type.contentType };
}
