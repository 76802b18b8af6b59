import { jsonDepthMeter } from './json-depth';

const depthOf = (...chunks: string[]) => {
  const meter = jsonDepthMeter();
  return chunks.map((chunk) => meter(Buffer.from(chunk))).at(-1);
};

it.each([
  ['1', 0],
  ['"[[["', 0],
  ['{}', 1],
  ['[[],[],[]]', 2],
  ['{"a":{"b":[1]},"c":[]}', 3],
  [String.raw`["\"[[[", "\\", [1]]`, 2],
  ['{"会议室":["室[","{"]}', 2],
  ['['.repeat(100_000), 100_000],
])('[S37] %.40s is nested as deep as it looks', (json, depth) => {
  expect(depthOf(json)).toBe(depth);
});

it('[S37] remembers where the chunk before ended', () => {
  expect(depthOf('{"a', '[[[', '":[', '"\\', '"[[', '"]}')).toBe(2);
});
