import { safeFileName } from './file-name';

const family = '👨‍👩‍👧‍👦';
const bytesOf = (name: string | undefined) => new TextEncoder().encode(name).byteLength;

describe('the name of a file', () => {
  it.each([
    ['a line break for a header of its own', 'a\r\nSet-Cookie: evil=1.pdf', 'aSet-Cookie_ evil=1.pdf'],
    ['a NUL before another extension', 'a.png\0.exe', 'a.png.exe'],
    ['escape sequences of a terminal', '\u001b[31mred\u001b[0m.txt', '[31mred[0m.txt'],
    ['C1 controls', 'a\u0085b\u009b.txt', 'ab.txt'],
    ['a way out of the folder', '../../etc/passwd', 'passwd'],
    ['a way out of the folder on Windows', '..\\..\\windows\\system.ini', 'system.ini'],
    ['a drive, streams and quotes', 'c:a.txt::$DATA "x"', 'c_a.txt_$DATA _x_'],
    ['text that reads backwards', 'photo\u202Egnp.exe', 'photognp.exe'],
    ['isolates and marks of direction', '\u2066a\u2069\u200f\u061c.txt', 'a.txt'],
    ['a dot in front, dots and blanks behind', ' ..hidden.txt. . ', 'hidden.txt'],
    ['what nobody sees', 'in\u200bvo\u00adice\u2060.pdf', 'invoice.pdf'],
    ['a device of Windows', 'con.txt', 'con_.txt'],
    ['another one', 'LPT1', 'LPT1_'],
    ['a device with a number above the line', 'com¹.log', 'com¹_.log'],
    ['a device of the console', 'conin$', 'conin$_'],
    ['a device before blanks', 'nul .tar.gz', 'nul_.tar.gz'],
    ['a word that begins like one', 'console.log', 'console.log'],
    ['half a surrogate pair', 'a\ud83d.txt', 'a.txt'],
    ['nothing special', '第三季度 总结（终稿）👍🏽.pdf', '第三季度 总结（终稿）👍🏽.pdf'],
  ])('[S54] with %s', (_, raw, safe) => {
    expect(safeFileName(raw)).toBe(safe);
  });

  it.each(['', '..', '../', '\u202e', ' . ', '\r\n'])('[S54] is none when %j is all there is', (raw) => {
    expect(safeFileName(raw)).toBeUndefined();
  });

  it('[S54] keeps 255 bytes of UTF-8 with its extension, and cuts no character', () => {
    const cut = safeFileName(`${'会'.repeat(100)}.docx`);
    expect(cut).toBe(`${'会'.repeat(83)}.docx`);
    expect(bytesOf(cut)).toBe(254);
    expect(safeFileName(`${family.repeat(20)}.png`)).toBe(`${family.repeat(10)}.png`);
    expect(bytesOf(safeFileName('x'.repeat(300)))).toBe(255);
    expect(safeFileName('x'.repeat(255))).toBe('x'.repeat(255));
  });
});
