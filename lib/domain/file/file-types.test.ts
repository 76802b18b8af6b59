import { acceptedExtensions, fileTypeOf, previewKindOf } from './file-types';

test.each([
  ['议程.pdf', 'application/pdf', 'application/pdf'],
  ['现场.JPG', 'image/jpeg', 'image/jpeg'],
  ['预算.csv', 'application/vnd.ms-excel', 'text/csv'],
  ['说明.md', '', 'text/markdown'],
  ['日志.txt', 'text/plain; charset=utf-8', 'text/plain'],
  ['a.tar.png', 'application/octet-stream', 'image/png'],
])('[S52] %s declared as “%s” is %s', (name, declared, contentType) => {
  expect(fileTypeOf(name, declared)?.contentType).toBe(contentType);
});

test.each([
  ['议程.pdf', 'text/html'],
  ['议程.pdf', 'image/png'],
  ['page.html', 'text/html'],
  ['draw.svg', 'image/svg+xml'],
  ['page.xhtml', ''],
  ['photo.png.exe', 'image/png'],
  ['macro.docm', ''],
  ['eicar.com', ''],
  ['.png', 'image/png'],
  ['png', 'image/png'],
  ['a.constructor', ''],
  ['a.png ', 'image/png'],
])('[S52] %s declared as “%s” is nothing that may be uploaded', (name, declared) => {
  expect(fileTypeOf(name, declared)).toBeUndefined();
});

test('[S53] pictures, PDF and text can be shown, everything else is a download', () => {
  expect(
    ['image/webp', 'application/pdf', 'text/csv', 'application/msword', 'text/html'].map(previewKindOf),
  ).toEqual(['image', 'pdf', 'text', 'none', 'none']);
  expect(acceptedExtensions).toContain('.docx');
});
