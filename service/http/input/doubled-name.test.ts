import { hasDoubledName } from './doubled-name';

const isDoubled = (text: string) => hasDoubledName(text, JSON.parse(text));

describe('[S28] a name that comes twice in one object of JSON', () => {
  it.each([
    '{"mobile":"13900000001","mobile":"13900000002"}',
    '{"mobile" : 1, "mob\\u0069le"\n: 2}',
    '{"a":[{"b":1},{"b":1,"b":1}]}',
    '{"__proto__":1,"__proto__":2}',
    '{"1":0,"1":0}',
    '{"":0,"":0}',
  ])('is seen in %s', (text) => {
    expect(isDoubled(text)).toBe(true);
  });

  it.each([
    '{}',
    '[]',
    '"a"',
    '1',
    'null',
    '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
    '{"a":"b\\":\\"c","d":"\\\\","e":"\\\\\\":"}',
    '["a","a","a:","\\":"]',
    '{"__proto__":1,"constructor":2}',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
  ])('is not seen in %s', (text) => {
    expect(isDoubled(text)).toBe(false);
  });

  it('does not cost much in what is large and deep', () => {
    const text = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)},"b":"${'\\\\'.repeat(50_000)}","c":[${Array.from({ length: 40_000 }, () => '0').join()}]}`;
    expect(isDoubled(text)).toBe(false);
  });
});
