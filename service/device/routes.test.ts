import { deviceKeyHeader } from '@/lib/contract/device';
import { fixedClock } from '@/lib/time/clock';
import { aMeeting, aStaff, at, meetingDesk, rawClient, testNow } from '../testing';
import { rotateDeviceKey } from './commands/rotate-device-key';

const clock = fixedClock(testNow);
const { store, me, colleague, as, myRoom, detail, rowsOf } = meetingDesk({ clock });
beforeEach(() => clock.set(testNow));

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `0199c000-0000-7000-8000-${String(index).padStart(12, '0')}`);

/** A running meeting in a room with devices, and the company's key. */
async function reporting(types: string[] = ['screen', 'light']) {
  const room = await myRoom();
  const deviceIds = ids(types.length);
  const key = { company_id: me.companyId, room_id: room.id };
  await store.db
    .insertInto('room_device')
    .values(
      types.map((type, index) => ({ ...key, id: deviceIds[index]!, name: `设备${index}`, status: 0, type })),
    )
    .execute();
  const meeting = await aMeeting(store.db, {
    company_id: me.companyId,
    creator_id: me.id,
    roomIds: [room.id],
    members: [{ staffId: colleague.id }],
    beginTime: at('10:00'),
  });
  return {
    room,
    meeting,
    deviceIds,
    key: await rotateDeviceKey(store.db, { companyId: me.companyId, now: testNow }),
  };
}

const report = (key: string | undefined, devices: unknown) =>
  rawClient(store.db, { clock })('POST /api-meeting/api/devices/states', {
    headers: key === undefined ? {} : { [deviceKeyHeader]: key },
    json: { devices },
  });

test('[MEET-07] what devices report stands in the details, and open details of meetings there follow', async () => {
  const { room, meeting, deviceIds, key } = await reporting();
  const [screen, light] = deviceIds;
  const { status, body } = await report(key, [
    { deviceId: screen, status: 1 },
    { deviceId: light, status: 2 },
  ]);
  expect({ status, body }).toEqual({ status: 200, body: { updatedCount: 2, unknownDeviceIds: [] } });
  expect((await detail(meeting.meetingNo)).iotMessage).toEqual([
    { deviceName: '设备0', deviceStatus: 1 },
    { deviceName: '设备1', deviceStatus: 2 },
  ]);
  const outbox = await rowsOf('outbox');
  expect(outbox).toMatchObject([{ kind: 'device', ids: [room.id] }]);
  // The same states once more change nothing, so no page reads again.
  await report(key, [{ deviceId: screen, status: 1 }]);
  expect(await rowsOf('outbox')).toHaveLength(1);
});

test('[MEET-07] a device reports by the company’s code for it too, and of two reports the last counts', async () => {
  const { meeting, deviceIds, key } = await reporting();
  const [screen = '', light] = deviceIds;
  await store.db
    .updateTable('room_device')
    .set({ external_code: 'P-1' })
    .where('company_id', '=', me.companyId)
    .where('id', '=', screen)
    .execute();
  const { body } = await report(key, [
    { deviceId: light, status: 1 },
    { deviceId: screen.toUpperCase(), status: 1 },
    { deviceId: 'P-1', status: 2 },
    { deviceId: 'p-1', status: 1 },
  ]);
  expect(body).toEqual({ updatedCount: 2, unknownDeviceIds: ['p-1'] });
  expect((await detail(meeting.meetingNo)).iotMessage).toEqual([
    { deviceName: '设备0', deviceStatus: 2 },
    { deviceName: '设备1', deviceStatus: 1 },
  ]);
});

test('[MEET-07] an unknown device is named, and the others count all the same', async () => {
  const { deviceIds, key } = await reporting();
  const stranger = '0199c000-0000-7000-8000-ffffffffffff';
  const { body } = await report(key, [
    { deviceId: stranger, status: 1 },
    { deviceId: 'no id', status: 1 },
    { deviceId: deviceIds[0], status: 1 },
  ]);
  expect(body).toEqual({ updatedCount: 1, unknownDeviceIds: [stranger, 'no id'] });
});

test('[S43] a key opens the devices of its own company alone', async () => {
  const { key } = await reporting();
  const other = await aStaff(store.db);
  const otherKey = await rotateDeviceKey(store.db, { companyId: other.companyId, now: testNow });
  const deviceIds = ids(1);
  expect((await report(otherKey, [{ deviceId: deviceIds[0], status: 1 }])).body).toEqual({
    updatedCount: 0,
    unknownDeviceIds: deviceIds,
  });
  const [, secret = ''] = key.split('.');
  for (const wrong of [undefined, '', 'x', key.slice(0, -1), `${other.companyId}.${secret}`, me.token])
    expect((await report(wrong, [{ deviceId: deviceIds[0], status: 1 }])).status).toBe(401);
  const renewed = await rotateDeviceKey(store.db, { companyId: me.companyId, now: testNow });
  expect((await report(key, [{ deviceId: deviceIds[0], status: 1 }])).status).toBe(401);
  expect((await report(renewed, [{ deviceId: deviceIds[0], status: 1 }])).status).toBe(200);
});

test.each([
  ['none', []],
  ['more than a hundred', ids(101).map((deviceId) => ({ deviceId, status: 1 }))],
  ['a state that is none', [{ deviceId: ids(1)[0], status: 3 }]],
  ['no list', 'x'],
])('[MEET-07] a report of %s is refused', async (_title, devices) => {
  const { key } = await reporting();
  expect((await report(key, devices)).status).toBe(400);
});

test('[MEET-07] [S29] a flood of reports is throttled, and goes on after a while', async () => {
  const { key, deviceIds } = await reporting();
  const send = async () => (await report(key, [{ deviceId: deviceIds[0], status: 1 }])).status;
  for (let count = 0; count < 50; count += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
  clock.advance(100);
  expect(await send()).toBe(200);
});

test('[MEET-07] device types of a meeting, for those who may see it', async () => {
  const { meeting } = await reporting(['screen', 'light', 'screen', '']);
  const key = 'GET /api-meeting/api/user/meetings/{id}/device-type';
  expect(await as(colleague)(key, { params: meeting })).toEqual({ deviceTypes: ['light', 'screen'] });
  await expect(as(await aStaff(store.db))(key, { params: meeting })).rejects.toMatchObject({ code: 404000 });
});
