import { z } from 'zod';
import { readJson } from './read-json';

const schema = z.object({ text: z.string() });
const read = (body: BodyInit) =>
  readJson(new Request('http://rooms.test/bff/x', { method: 'POST', body }), schema);

it('reads what matches its schema', async () => {
  expect(await read('{"text":"会议\\ud83d\\ude00"}')).toEqual({ text: '会议😀' });
});

it.each([
  ['[S28] half of a surrogate pair', '{"text":"\\ud800"}'],
  ['[S28] half of a pair in a name that no schema knows', '{"text":"","\\udc00":1}'],
  ['[S28] bytes that are no UTF-8', Buffer.from('{"text":"\xff"}', 'latin1')],
  ['[S37] another shape', '{"text":1}'],
  ['[S37] half a body', '{"text":'],
])('refuses %s', async (_, body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 400 });
});
