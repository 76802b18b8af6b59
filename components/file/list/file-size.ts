const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1_024;

/** Bytes as people read them: one decimal below ten of a unit. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step))),
  );
  const value = bytes / step ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** The label of the file's mark: its extension, up to four letters. */
export function fileKind(fileName: string): string {
  const [, extension = ''] = /\.([a-z0-9]{1,4})$/i.exec(fileName) ?? [];
  return extension.toUpperCase();
}
