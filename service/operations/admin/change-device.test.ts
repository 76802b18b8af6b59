import { fixedClock } from '@/lib/time/clock';
import { meetingDesk, testNow } from '../../testing';
import { AdminError } from './admin-error';
import { runAdminCommand } from './run-admin-command';

const { store, me, myRoom } = meetingDesk();
const announce = jest.fn(() => Promise.resolve());
beforeEach(() => announce.mockClear());

async function device(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const parts = { db: store.db, clock: fixedClock(testNow), announce };
  const request = { words: ['device', me.companyId, ...words], sheets: [] };
  for await (const line of await runAdminCommand(parts, request)) lines.push(line);
  return lines.join('\n');
}

const stored = () =>
  store.db
    .selectFrom('room_device')
    .where('company_id', '=', me.companyId)
    .select(['room_id', 'external_code', 'name', 'type', 'status'])
    .execute();

test('[MEET-07] a device is registered, renamed, moved and removed', async () => {
  const [east, west] = [await myRoom({ name: '东厅' }), await myRoom({ name: '西厅' })];
  const row = { room_id: east.id, external_code: 'P1', name: '会议屏', type: '屏幕', status: 0 };
  expect(await device('P1', '--room', '东厅', '--name', '会议屏', '--type', '屏幕')).toContain('+ P1 会议屏');
  expect(await stored()).toEqual([row]);
  expect(announce).toHaveBeenCalledTimes(1);
  expect(await device('P1', '--name', '大屏')).toContain('名称 会议屏 → 大屏');
  await device('P1', '--room', west.id);
  expect(await stored()).toEqual([{ ...row, room_id: west.id, name: '大屏' }]);
  expect(await device('P1', '--remove')).toContain('删除 否 → 是');
  expect(await stored()).toEqual([]);
});

test('[MEET-07] a device given twice changes nothing', async () => {
  await myRoom({ name: '东厅' });
  const words = ['P1', '--room', '东厅', '--name', '会议屏'];
  await device(...words);
  expect(await device(...words)).toContain('无需更改');
  await expect(device('P2', ...words.slice(1))).rejects.toThrow('已有名为“会议屏”的设备（编号 P1）');
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['no code', [], '用法'],
  ['nothing to change', ['P1'], '用法'],
  ['a removal with a name', ['P1', '--remove', '--name', 'x'], '用法'],
  ['an option of another command', ['P1', '--remove', '--create'], '用法'],
  ['a removal of no device', ['P1', '--remove'], '没有编号为“P1”的设备'],
  ['a new device without a room', ['P1', '--name', 'x'], '登记设备需要 --room 和 --name'],
  ['an unknown room', ['P1', '--room', '没有', '--name', 'x'], '没有名为“没有”的会议室'],
  ['a room of two', ['P1', '--room', '同名', '--name', 'x'], '有多个会议室名为“同名”，请改用编号'],
  ['an empty name', ['P1', '--room', '东厅', '--name', ''], '（name）：不能为空'],
  ['a formula', ['P1', '--room', '东厅', '--name', '=1'], '（name）：应为'],
])('[MEET-07] %s changes nothing and says so', async (_title, words, message) => {
  for (const name of ['东厅', '同名', '同名']) await myRoom({ name });
  const failure = device(...words);
  await expect(failure).rejects.toThrow(AdminError);
  await expect(failure).rejects.toThrow(message);
  expect(await stored()).toEqual([]);
});
