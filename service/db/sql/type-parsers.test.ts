import { typeParsers } from './type-parsers';

const read = (oid: number, text: string) => typeParsers[oid]?.(text);

describe('values that leave the database', () => {
  it.each([
    ['2026-11-18 10:07:00+08', '2026-11-18T02:07:00.000Z'],
    ['2026-11-18 07:52:00.5+05:45', '2026-11-18T02:07:00.500Z'],
    ['2026-11-17 22:37:00.123456-03:30', '2026-11-18T02:07:00.123Z'],
    ['2026-11-18 02:07:00.07+00', '2026-11-18T02:07:00.070Z'],
  ])('[R34] the timestamp %s is the instant %s', (text, iso) => {
    expect(read(1184, text)).toBe(Date.parse(iso));
  });

  it('a date stays the text it is, a count becomes a number', () => {
    expect(read(1082, '2026-11-18')).toBe('2026-11-18');
    expect(read(20, '806')).toBe(806);
  });
});
