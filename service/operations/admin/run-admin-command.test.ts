import { fixedClock } from '@/lib/time/clock';
import { aRoom, aStaff, meetingDesk, testNow } from '../../testing';
import { AdminError } from './admin-error';
import { noAnnounce } from './announce';
import { runAdminCommand } from './run-admin-command';

const { store, as, me, myRoom } = meetingDesk();
async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const parts = { db: store.db, clock: fixedClock(testNow), announce: noAnnounce };
  for await (const line of await runAdminCommand(parts, { words, sheets: [] })) lines.push(line);
  return lines;
}

test('[S43] door makes a code that pairs a screen, unpair ends it', async () => {
  const room = await myRoom({ name: '东厅' });
  const [line = ''] = await run('door', '东厅');
  const [code = ''] = /[A-Z2-9]{8}/.exec(line) ?? [];
  const paired = await as()('POST /api-meeting/api/door/actions/pair', { body: { code } });
  expect(paired.roomId).toBe(room.id);
  expect(await run('unpair', room.id)).toEqual(['已解除 东厅 的 1 个门口屏或配对码。']);
});

test('sign-code and device-key print what is stored as a hash', async () => {
  const room = await myRoom({ sign_in_required: true });
  expect((await run('sign-code', room.name))[1]).toMatch(
    new RegExp(`^/room-detail/${room.id}#sign=[\\w-]{43}$`),
  );
  expect((await run('device-key', me.companyId))[1]).toMatch(new RegExp(`^${me.companyId}\\.[\\w-]{43}$`));
});

test.each([
  ['no command', [], '用法'],
  ['no room', ['door'], '用法'],
  ['another word', ['door', 'x', 'y', 'z'], '用法'],
  ['an unknown command', ['open', 'x'], '用法'],
  ['an unknown room', ['door', '没有'], '没有名为“没有”的会议室'],
  ['an unknown company', ['device-key', '没有'], '没有名为“没有”的企业'],
])('%s changes nothing and says so', async (_title, words, message) => {
  await expect(run(...words)).rejects.toThrow(AdminError);
  await expect(run(...words)).rejects.toThrow(message);
});

test('a name of several companies needs the company, and a room without sign-in has no code', async () => {
  const other = await aStaff(store.db);
  await myRoom({ name: '同名' });
  await aRoom(store.db, { company_id: other.companyId, name: '同名' });
  await expect(run('door', '同名')).rejects.toThrow('请在后面加上企业');
  const plain = await myRoom();
  await expect(run('sign-code', plain.name)).rejects.toThrow('未开启签到');
});
