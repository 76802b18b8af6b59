import { aRoom, at, forRoom, meetingDesk } from '../testing';

const { store, me, colleague, as, listen, myRoom, book } = meetingDesk();
const putKey = 'PUT /api-meeting/api/user/v2/rooms/{id}/hold';
const deleteKey = 'DELETE /api-meeting/api/user/v2/rooms/{id}/hold';
const body = { beginTime: at('14:00'), endTime: at('15:00') };

test('[UX-02] a held slot shows to colleagues with the holder’s name, and no longer once it is let go', async () => {
  const { id } = await myRoom();
  const listener = await listen(colleague);
  await as(me)(putKey, { params: { id }, body });
  await as(me)(deleteKey, { params: { id } });
  await listener.until((events) => events.filter(({ event }) => event === 'hold').length === 2);
  listener.leave();
  const [held, ended] = [...(await listener.ended).matchAll(/^event: hold\ndata: (.*)$/gm)].map(
    ([, data]) => JSON.parse(data ?? '') as unknown,
  );
  expect(held).toEqual({ roomId: id, staffId: me.id, realName: '林晓', ...body, remainingMs: 60_000 });
  expect(ended).toMatchObject({ roomId: id, staffId: me.id, remainingMs: 0 });
});

test('[BOOK-08] a hold refuses nobody, and leaves no row', async () => {
  const room = await myRoom();
  await as(me)(putKey, { params: room, body });
  await expect(book(forRoom(room), colleague)).resolves.toMatchObject({ status: 'BEFORE' });
});

test('[ROOM-06] neither a room that one may not book nor a time that no meeting may last is shown', async () => {
  const [shut, { id }] = [await myRoom({ status: 'OUT_OF_ORDER' }), await myRoom()];
  const listener = await listen(colleague);
  await as(me)(putKey, { params: { id: shut.id }, body });
  await as(me)(putKey, { params: { id }, body: { ...body, endTime: at('15:31') } });
  await as(me)(putKey, { params: { id }, body });
  await listener.until((events) => events.some(({ event }) => event === 'hold'));
  listener.leave();
  const held = [...(await listener.ended).matchAll(/^event: hold\ndata: (.*)$/gm)];
  expect(held.map(([, data]) => JSON.parse(data ?? '') as unknown)).toMatchObject([{ roomId: id, ...body }]);
});

test.each([
  ['an end before its start', { beginTime: at('15:00'), endTime: at('14:00') }],
  ['a year', { ...body, endTime: body.beginTime + 366 * 86_400_000 }],
])('refuses %s', async (_, slot) => {
  const { id } = await myRoom();
  await expect(as(me)(putKey, { params: { id }, body: slot })).rejects.toMatchObject({ status: 400 });
});

test('[S43] no room of another company is held', async () => {
  const { id } = await aRoom(store.db);
  await expect(as(me)(putKey, { params: { id }, body })).rejects.toMatchObject({ status: 404 });
  await expect(as(me)(deleteKey, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
