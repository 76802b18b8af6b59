import { fileKind, formatFileSize } from './file-size';

it.each([
  [512, '512 B'],
  [2_048, '2.0 KB'],
  [2_516_582, '2.4 MB'],
  [10 * 1_024 * 1_024, '10 MB'],
])('[MEET-01] writes %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it.each([
  ['3.2 版本范围.pdf', 'PDF'],
  ['照片.jpeg', 'JPEG'],
  ['readme', ''],
])('[MEET-01] marks %s with its kind', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
