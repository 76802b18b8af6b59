import { deviceKeyHeader } from '@/lib/contract/device';
import { deviceStatuses } from '@/lib/domain/meeting/meeting-values';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { fixedClock } from '@/lib/time/clock';
import { rotateDeviceKey } from '../../device/commands/rotate-device-key';
import { aMeeting, at, meetingDesk, rawClient, testNow } from '../../testing';
import { runNoticesAt } from '../../testing/notices/notice-jobs';

const clock = fixedClock(testNow);
beforeEach(() => clock.set(testNow));
const { store, me, colleague, as, myRoom } = meetingDesk({ clock });

const screen = '0199c000-0000-7000-8000-000000000001';
const light = '0199c000-0000-7000-8000-000000000002';
const { abnormal, open } = deviceStatuses;

/** A room with two devices that work, and a way to report of them. */
async function equipped() {
  const room = await myRoom();
  const own = { company_id: me.companyId, room_id: room.id, status: open };
  await store.db
    .insertInto('room_device')
    .values([
      { ...own, id: screen, name: '屏幕' },
      { ...own, id: light, name: '照明' },
    ])
    .execute();
  const key = await rotateDeviceKey(store.db, { companyId: me.companyId, now: testNow });
  const report = (...devices: { deviceId: string; status: number }[]) =>
    rawClient(store.db, { clock })('POST /api-meeting/api/devices/states', {
      headers: { [deviceKeyHeader]: key },
      json: { devices },
    });
  return { room, report };
}

const booked = (roomId: string, beginTime: number, extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    ...{ company_id: me.companyId, creator_id: me.id, roomIds: [roomId], beginTime },
    ...{ members: [{ staffId: colleague.id, state: inviteStates.joined }], ...extra },
  });

const noticesOf = async (person: typeof me, now = clock.now()) => {
  clock.set(now);
  await runNoticesAt(store.db, now);
  const { list } = await as(person)('GET /api-meeting/api/user/notices', { query: {} });
  return list.filter(({ kind }) => kind === 'device');
};

describe('[MEET-07] a device that has failed', () => {
  test('is one notice to the organizer with all of a report, while the meeting runs or within the hour', async () => {
    const { room, report } = await equipped();
    const { id: running } = await booked(room.id, at('10:00'));
    const { id: soon } = await booked(room.id, at('11:00'));
    const { id: later } = await booked(room.id, at('11:30'));
    await report({ deviceId: screen, status: abnormal }, { deviceId: light, status: abnormal });
    const notices = await noticesOf(me);
    expect(new Set(notices.map(({ meetingId }) => meetingId))).toEqual(new Set([running, soon]));
    for (const { facts } of notices) expect(new Set(facts.devices)).toEqual(new Set(['屏幕', '照明']));
    expect(await noticesOf(colleague)).toEqual([]);
    expect(await noticesOf(me, at('10:29'))).toHaveLength(2);
    expect(await noticesOf(me, at('10:30'))).toMatchObject([{ meetingId: later }, {}, {}]);
  });

  test('is told of once for each failure, and not when it works again by then', async () => {
    const { room, report } = await equipped();
    await booked(room.id, at('10:45'));
    await report({ deviceId: screen, status: abnormal });
    expect(await noticesOf(me)).toHaveLength(1);
    await report({ deviceId: screen, status: abnormal });
    expect(await noticesOf(me, testNow + 60_000)).toHaveLength(1);
    await report({ deviceId: screen, status: open });
    clock.advance(60_000);
    await report({ deviceId: screen, status: abnormal });
    await report({ deviceId: screen, status: open });
    expect(await noticesOf(me)).toHaveLength(1);
    await report({ deviceId: screen, status: abnormal });
    expect(await noticesOf(me)).toHaveLength(2);
  });

  test('is no notice of a meeting that is over, cancelled or elsewhere', async () => {
    const { room, report } = await equipped();
    await booked(room.id, at('09:00'), { endTime: at('10:00') });
    await booked((await myRoom()).id, at('10:30'));
    const { id } = await booked(room.id, at('10:30'));
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', { params: { id }, query: {} });
    await report({ deviceId: screen, status: abnormal });
    expect(await noticesOf(me)).toEqual([]);
  });
});
