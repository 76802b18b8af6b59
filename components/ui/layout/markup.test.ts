import { markup } from './markup';

describe('[S48] a value of an attribute without quotes', () => {
  it.each(['two words', '', 'x>', 'a"b'])('may not be %j', (value) => {
    expect(() => markup`<b id=${value}>`).toThrow('needs quotes');
    expect(() => markup`<b id=row-${value}>`).toThrow('needs quotes');
    expect(String(markup`<b id="${value}">a = ${value}`)).toMatch(/^<b id="[^"<>]*">a = /);
  });

  it('may not be missing, and may be followed by another piece', () => {
    expect(() => markup`<b id=${undefined}>`).toThrow('needs quotes');
    expect(String(markup`<b id=row${undefined}${markup` hidden`}>`)).toBe('<b id=row hidden>');
  });

  it('may be a name or a number', () => {
    expect(String(markup`<b id=${'row-1'} style=--at:${1.5};--for:${2}>`)).toBe(
      '<b id=row-1 style=--at:1.5;--for:2>',
    );
  });
});
