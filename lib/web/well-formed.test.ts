import { hasUtf8Escapes, illFormedPath } from './well-formed';

const half = '\ud800';

describe('[S28] [S60] text that cannot be stored', () => {
  it.each([
    [half, ''],
    [{ subject: `周会${half}` }, 'subject'],
    [{ rooms: [{ id: 'r' }, { id: '\udfff' }] }, 'rooms.1.id'],
    [{ [half]: 1 }, ''],
    [{ a: { [half]: 1 } }, 'a'],
    [['\udc00\ud800'], '0'],
    [{ content: [{ text: 'a\0b' }] }, 'content.0.text'],
    [{ 'a\0': 1 }, ''],
  ])('is located in %j', (value, path) => {
    expect(illFormedPath(value)).toBe(path);
  });

  it.each(['', '😀', { 会议: ['😀', 1, null, true, { a: '\ufffd' }] }, [], null, 7])(
    'is not located in %j',
    (value) => {
      expect(illFormedPath(value)).toBeUndefined();
    },
  );

  it('is located at any depth', () => {
    const depth = 100_000;
    const value: unknown = JSON.parse(`${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`);
    expect(illFormedPath(value)).toHaveLength(2 * depth - 1);
  });
});

describe('[S28] an address whose escapes are no UTF-8', () => {
  it.each(['/rooms?q=%ED%A0%80', '/a%ff', '/rooms?q=%c0%ae', '/rooms?%E4%BC=1', '/rooms?a=1&q=%E4%BC'])(
    'is %s',
    (address) => {
      expect(hasUtf8Escapes(address)).toBe(false);
    },
  );

  it.each(['/rooms', '/rooms?q=%E4%BC%9A+%20x', '/rooms?q=100%', '/rooms?q=%zz%F0%9F%98%80', '/rooms?q=%00'])(
    'is not %s',
    (address) => {
      expect(hasUtf8Escapes(address)).toBe(true);
    },
  );
});
