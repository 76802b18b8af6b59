/** How a file can be shown without leaving the page: drawn, in the browser's own reader, as text, or not at all. */
export type PreviewKind = 'image' | 'pdf' | 'text' | 'none';

/** The formats of bytes; several types share one (S52). */
export type FileFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'text' | 'ooxml' | 'cfb';

export type FileType = {
  /** The type that the file is stored and answered under. */
  contentType: string;
  format: FileFormat;
  preview: PreviewKind;
  /** Other types that browsers declare for it, beside none at all. */
  aliases?: readonly string[];
  /** The folder of an Office document, or the stream of an older one, that tells it from its siblings. */
  part?: string;
};

const office = 'application/vnd.openxmlformats-officedocument';
const excel = 'application/vnd.ms-excel';

const image = (format: FileFormat): FileType => ({
  contentType: `image/${format}`,
  format,
  preview: 'image',
});
const document = (contentType: string, format: 'ooxml' | 'cfb', part: string): FileType => ({
  contentType,
  format,
  preview: 'none',
  part,
});
const text = (contentType: string, ...aliases: string[]): FileType => ({
  contentType,
  format: 'text',
  preview: 'text',
  aliases: ['text/plain', ...aliases],
});

/** The files that may be uploaded, by extension (S52). Nothing in it runs when it is opened. */
const typeByExtension: Readonly<Record<string, FileType>> = {
  png: image('png'),
  jpg: image('jpeg'),
  jpeg: image('jpeg'),
  gif: image('gif'),
  webp: image('webp'),
  pdf: { contentType: 'application/pdf', format: 'pdf', preview: 'pdf' },
  docx: document(`${office}.wordprocessingml.document`, 'ooxml', 'word/'),
  xlsx: document(`${office}.spreadsheetml.sheet`, 'ooxml', 'xl/'),
  pptx: document(`${office}.presentationml.presentation`, 'ooxml', 'ppt/'),
  doc: document('application/msword', 'cfb', 'WordDocument'),
  xls: document(excel, 'cfb', 'Workbook'),
  ppt: document('application/vnd.ms-powerpoint', 'cfb', 'PowerPoint Document'),
  txt: text('text/plain'),
  md: text('text/markdown', 'text/x-markdown'),
  csv: text('text/csv', 'application/csv', excel),
};

/** Extensions with their dot, as a file input takes them. */
export const acceptedExtensions: readonly string[] = Object.keys(typeByExtension).map((name) => `.${name}`);

const undeclared = new Set(['', 'application/octet-stream']);

/**
 * The type of a file by its name and by what its sender says it is; undefined when one of them is not allowed or they contradict
 * each other. A type that is not declared contradicts nothing.
 *
 * @example
 * fileTypeOf('议程.pdf', 'application/pdf')?.preview //=> 'pdf'
 * fileTypeOf('议程.pdf.exe', 'application/pdf') //=> undefined
 */
export function fileTypeOf(fileName: string, declaredType: string): FileType | undefined {
  const [, extension = ''] = /[^.]\.([a-z0-9]{1,5})$/i.exec(fileName) ?? [];
  const type = Object.hasOwn(typeByExtension, extension.toLowerCase())
    ? typeByExtension[extension.toLowerCase()]
    : undefined;
  const [declared = ''] = declaredType.toLowerCase().split(';', 1);
  const isFitting = (name: string) =>
    undeclared.has(name) || name === type?.contentType || type?.aliases?.includes(name) === true;
  return type && isFitting(declared.trim()) ? type : undefined;
}

/**
 * How a stored file can be shown, by the type that it was stored under.
 *
 * @example
 * previewKindOf('image/png') //=> 'image'
 */
export const previewKindOf = (contentType: string): PreviewKind =>
  Object.values(typeByExtension).find((type) => type.contentType === contentType)?.preview ?? 'none';
