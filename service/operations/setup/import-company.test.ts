import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import { aMeeting, approvalKeys, at, forRoom, loggedIn, meetingDesk, testNow } from '../../testing';
import { noAnnounce } from '../admin/announce';
import { runAdminCommand } from '../admin/run-admin-command';
import { readFiles } from './read/read-files';

const { store, as, me, colleague, myRoom, book } = meetingDesk();
const pageKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const treeKey = 'GET /api-meeting/api/user/v2/areas/trees';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Files = Record<string, string>;
const parts = () => ({ db: store.db, clock: fixedClock(testNow), announce: noAnnounce });

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of await runAdminCommand(parts(), { words, sheets: [] })) lines.push(line);
  return lines.join('\n');
}

async function importAll(files: Files, company = me.companyId, ...options: string[]): Promise<string> {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const sheets = await readFiles([folder]);
  const lines: string[] = [];
  const words = ['import', company, folder, ...options];
  for await (const line of await runAdminCommand(parts(), { words, sheets })) lines.push(line);
  return lines.join('\n');
}

const building = {
  'departments.csv': '编号,名称,上级编号\nD2,结构组,D1\nD1,设计部,\n',
  'staff.csv': '编号,姓名,手机号,部门编号\nS1,韩雪,15100000001,D1\nS2,单雨,15100000002,D2\n',
  'areas.csv': '编号,名称,上级编号\nA2,3 层,A1\nA1,北京,\n',
  'rooms.csv': [
    '编号,名称,区域编号,容纳人数,设备,类型,可预约时段,可预约星期,审批人编号,限定部门编号',
    'R1,远山,A2,8,屏幕、白板,线上,全天,每天,,',
    'R2,近水,A2,4,屏幕,线下,09:00-18:00,周一至周五,,',
    'R3,云台,A2,20,,线上,全天,每天,S1,D1',
    'R4,企微,A2,20,,企业微信,全天,每天,,',
    'R5,周末,A1,20,,线上,全天,周六、周日,,',
  ].join('\n'),
};

const staffNamed = (name: string) =>
  store.db
    .selectFrom('staff')
    .where('company_id', '=', me.companyId)
    .where('real_name', '=', name)
    .selectAll()
    .executeTakeFirstOrThrow();

/** A person of the import, logged in. */
async function personNamed(name: string) {
  const row = await staffNamed(name);
  const accountId = row.account_id ?? '';
  return loggedIn(store.db, { id: row.id, companyId: me.companyId, accountId, mobile: row.mobile ?? '' });
}

const countRows = async () => {
  const tables = ['department', 'staff', 'area', 'room', 'room_permission', 'room_auditor'] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      store.db
        .selectFrom(table)
        .where('company_id', '=', me.companyId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => count);
};

describe('imported rules', () => {
  test('[ROOM-01] [ROOM-02] [ROOM-06] rooms, areas and open times show as they were imported', async () => {
    expect(await importAll(building)).toContain('会议室：新增 5，更改 0，未变 0');
    const { list, total } = await as(await personNamed('单雨'))(pageKey, { body: {} });
    expect(total).toBe(5);
    expect(list.find(({ name }) => name === '近水')).toMatchObject({
      areaPath: '北京 / 3 层',
      capacity: 4,
      equipment: ['屏幕'],
      offline: true,
      openFromMinute: 540,
      openToMinute: 1_080,
      openWeekdays: [1, 2, 3, 4, 5],
    });
    expect(await as(me)(treeKey)).toEqual([
      expect.objectContaining({
        name: '北京',
        roomCount: 5,
        children: [expect.objectContaining({ roomCount: 4 })],
      }),
    ]);
  });

  test('[ROOM-03] [ROOM-06] an imported person books an imported room, as its open times let them', async () => {
    await importAll(building);
    const person = await personNamed('单雨');
    const { list } = await as(person)(pageKey, { body: {} });
    const room = (name: string) => ({ id: list.find((each) => each.name === name)?.id ?? '' });
    expect(await book(forRoom(room('远山')), person)).toMatchObject({ status: 'BEFORE' });
    await expect(book(forRoom(room('周末')), person)).rejects.toMatchObject({
      code: errorCodes.outsideOpenHours,
    });
    const evening = { beginTime: at('18:00'), endTime: at('18:30') };
    await expect(book(forRoom(room('近水'), evening), person)).rejects.toMatchObject({
      code: errorCodes.outsideOpenHours,
    });
  });

  test('[ROOM-06] [S43] approvers settle their own requests where the company’s settings permit it', async () => {
    await importAll({ 'company.csv': '审批人可批本人申请\n是\n' });
    const room = await myRoom({ auditors: [me.id, colleague.id] });
    await book(forRoom(room));
    const [own] = await store.db
      .selectFrom('audit_record')
      .where('company_id', '=', me.companyId)
      .select('id')
      .execute();
    await as(me)(approvalKeys.agree, { params: { id: own!.id } });
    expect(await as(me)(approvalKeys.record, { params: { id: own!.id } })).toMatchObject({
      status: 'AUDIT_AGREE',
    });
  });

  test('[INV-03] a company does without reminders of unanswered invitations', async () => {
    await importAll({ 'company.csv': '自动提醒未答复\n否\n' });
    const setting = await store.db
      .selectFrom('company_setting')
      .where('company_id', '=', me.companyId)
      .select('reminds_unanswered')
      .executeTakeFirst();
    expect(setting).toEqual({ reminds_unanswered: false });
  });

  test('[ROOM-04] a room of the chat app shows and is not booked', async () => {
    await importAll(building);
    const { list } = await as(me)(pageKey, { body: {} });
    expect(list.find(({ name }) => name === '企微')?.can).toEqual({ book: false, open: false });
  });

  test('[ROOM-06] [S43] permission and approval of an imported room hold', async () => {
    await importAll(building);
    const { list } = await as(me)(pageKey, { body: {} });
    const cloud = list.find(({ name }) => name === '云台');
    expect(cloud?.can.book).toBe(false);
    expect(cloud?.audit).toMatchObject({ required: true, auditors: [{ realName: '韩雪' }] });
    const own = await as(await personNamed('单雨'))(pageKey, { body: { keyword: '云台' } });
    expect(own.list[0]?.can.book).toBe(true);
  });

  test('[CON-02] people are found as their names are read', async () => {
    await importAll(building);
    expect((await staffNamed('单雨')).pinyin).toBe('SHAN YU');
  });
});

describe('a room that is removed', () => {
  const removal = { 'rooms.csv': '编号,名称,删除\nR1,远山,是\n' };
  const shut = { 'rooms.csv': '编号,名称,状态\nR1,远山,停用\n' };
  const roomNames = async () => (await as(me)(pageKey, { body: {} })).list.map(({ name }) => name);

  test('[ROOM-06] is out of order before, and gone with a second import; a third one changes nothing', async () => {
    await importAll(building);
    await expect(importAll(removal)).rejects.toThrow('只能删除“状态”为“停用”的会议室');
    await importAll(shut);
    expect(await roomNames()).toContain('远山');
    expect(await importAll(removal)).toContain('删除 否 → 是');
    expect(await roomNames()).not.toContain('远山');
    expect(await importAll(removal)).toContain('无需更改');
  });

  test('[ROOM-06] keeps what took place in it, and its code may be another room’s', async () => {
    await importAll(building);
    const { list } = await as(me)(pageKey, { body: { keyword: '远山' } });
    const { _id: id } = await book(forRoom({ id: list[0]?.id ?? '' }), me);
    await importAll(shut);
    await expect(importAll(removal)).rejects.toThrow('还有 1 场未结束的会议');
    expect(await roomNames()).toContain('远山');
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', { params: { id }, query: {} });
    await importAll(removal);
    await importAll({ 'rooms.csv': '编号,名称,区域编号,容纳人数\nR1,新远山,A2,6\n' });
    expect(await roomNames()).toContain('新远山');
    const meeting = await as(me)('GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}', {
      params: { idOrMeetingNo: id },
    });
    expect(JSON.stringify(meeting)).toContain('远山');
  });
});

describe('devices of a room', () => {
  const header = '编号,名称,会议室编号,类型';
  const two = { 'devices.csv': `${header}\nP1,会议屏,R1,屏幕\nP2,空调,R1,\n` };
  /** As an open page of a meeting in the room shows them. */
  const devicesAt = async (name: string) => {
    const { list } = await as(me)(pageKey, { body: { keyword: name } });
    const { _id: id } = await book(forRoom({ id: list[0]?.id ?? '' }), me);
    return async () => {
      const meeting = await as(me)('GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}', {
        params: { idOrMeetingNo: id },
      });
      return meeting.iotMessage.map(({ deviceName }) => deviceName);
    };
  };
  const deviceChanges = () =>
    store.db
      .selectFrom('outbox')
      .where('company_id', '=', me.companyId)
      .where('kind', '=', 'device')
      .select('ids')
      .execute();

  test('[MEET-07] are registered, renamed, moved and removed, and open pages read again', async () => {
    await importAll(building);
    const devices = await devicesAt('远山');
    expect(await importAll(two)).toContain('设备：新增 2，更改 0，未变 0');
    expect(await devices()).toEqual(['会议屏', '空调']);
    const [{ ids: [roomId] = [] } = {}] = await deviceChanges();
    expect(await importAll(two)).toContain('无需更改');
    expect(await deviceChanges()).toHaveLength(1);
    await importAll({ 'devices.csv': '编号,名称\nP1,大屏\n' });
    expect(await devices()).toEqual(['大屏', '空调']);
    await importAll({ 'devices.csv': '编号,会议室编号\nP1,R2\n' });
    expect(await devices()).toEqual(['空调']);
    expect((await deviceChanges()).at(-1)?.ids).toEqual([roomId, expect.any(String)]);
    expect(await importAll({ 'devices.csv': '编号,删除\nP2,是\n' })).toContain('删除 否 → 是');
    expect(await devices()).toEqual([]);
    expect(await importAll({ 'devices.csv': '编号,删除\nP2,是\n' })).toContain('无需更改');
  });

  test('[MEET-07] a device that is renamed is in the state that it reported', async () => {
    await importAll({ ...building, ...two });
    const statuses = async () =>
      (
        await store.db
          .selectFrom('room_device')
          .where('company_id', '=', me.companyId)
          .orderBy('external_code')
          .select('status')
          .execute()
      ).map(({ status }) => status);
    await store.db.updateTable('room_device').set({ status: 2 }).where('external_code', '=', 'P1').execute();
    await importAll({ 'devices.csv': '编号,名称\nP1,大屏\n' });
    expect(await statuses()).toEqual([2, 0]);
  });

  test('[MEET-07] go with a room that is removed, and their codes are free', async () => {
    await importAll({ ...building, ...two });
    await importAll({ 'rooms.csv': '编号,名称,状态\nR1,远山,停用\n' });
    await expect(importAll({ ...two, 'rooms.csv': '编号,名称,删除\nR1,远山,是\n' })).rejects.toThrow(
      '没有编号为“R1”的会议室',
    );
    await importAll({ 'rooms.csv': '编号,名称,删除\nR1,远山,是\n' });
    expect(await importAll({ 'devices.csv': `${header}\nP1,会议屏,R2,屏幕\n` })).toContain('新增 1');
  });

  test.each([
    ['twice in a file', `${header}\nP1,会议屏,R1,\nP1,大屏,R1,\n`, '“P1”与第 2 行重复'],
    [
      'again under another code',
      `${header}\nP9,空调,R1,\n`,
      '第 2 行第 2 列（名称）：该会议室已有名为“空调”的设备（编号 P2）',
    ],
    ['in an unknown room', `${header}\nP3,会议屏,R9,\n`, '没有编号为“R9”的会议室'],
  ])('[MEET-07] a device %s is refused', async (_title, file, sentence) => {
    await importAll({ ...building, ...two });
    await expect(importAll({ 'devices.csv': file })).rejects.toThrow(sentence);
    expect(await importAll(two)).toContain('无需更改');
  });
});

describe('the same again', () => {
  test('changes nothing, and keeps every id', async () => {
    await importAll(building);
    const before = await countRows();
    const { id } = await staffNamed('单雨');
    expect(await importAll(building)).toContain('无需更改');
    expect(await countRows()).toEqual(before);
    expect((await staffNamed('单雨')).id).toBe(id);
  });

  test('what was exported is the same again', async () => {
    await importAll({ ...building, 'devices.csv': '编号,名称,会议室编号,类型\nP1,会议屏,R1,屏幕\n' });
    const sheets = ['departments', 'staff', 'areas', 'rooms', 'devices', 'company'];
    const files: Files = {};
    for (const sheet of sheets) files[`${sheet}.csv`] = await run('export', me.companyId, sheet);
    expect(await importAll(files)).toContain('无需更改');
  });

  test('a changed cell changes that alone, and the dry run says so without doing it', async () => {
    await importAll(building);
    const files = { 'rooms.csv': '编号,名称,容纳人数\nR1,远山,12\nR2,近水,4\n' };
    const preview = await importAll(files, me.companyId, '--dry-run');
    expect(preview).toContain('会议室：新增 0，更改 1，未变 1');
    expect(preview).toContain('~ R1 远山：容纳人数 8 → 12');
    const capacity = async () =>
      (await as(me)(pageKey, { body: { keyword: '远山' } })).list.map((room) => [
        room.capacity,
        room.equipment,
      ]);
    expect(await capacity()).toEqual([[8, ['屏幕', '白板']]]);
    await importAll(files);
    expect(await capacity()).toEqual([[12, ['屏幕', '白板']]]);
  });

  test('a room that no import made is named by its id', async () => {
    const { id } = await myRoom({ name: '旧室' });
    expect(await importAll({ 'rooms.csv': `编号,名称\n${id},新室\n` })).toContain('名称 旧室 → 新室');
    const { list } = await as(me)(pageKey, { body: {} });
    expect(list.map((room) => [room.id, room.name])).toEqual([[id, '新室']]);
  });
});

describe('what is wrong is reported with its place, and nothing is changed', () => {
  test.each<[string, Files, string]>([
    [
      'an unknown column',
      { 'rooms.csv': '编号,名称,颜色\nR1,a,b\n' },
      'rooms.csv 第 1 行第 3 列：不认识列“颜色”',
    ],
    [
      'a column twice',
      { 'areas.csv': '编号,名称,名称\nA1,a,b\n' },
      'areas.csv 第 1 行第 3 列：列“名称”出现了两次',
    ],
    ['no codes', { 'areas.csv': '名称\n北京\n' }, 'areas.csv 第 1 行：缺少列：编号'],
    [
      'a column that a new row needs',
      { 'rooms.csv': '编号,名称\nR1,a\n' },
      'rooms.csv 第 2 行：缺少列：区域编号、容纳人数',
    ],
    ['too few cells', { 'areas.csv': '编号,名称\nA1\n' }, 'areas.csv 第 2 行：有 1 列，表头有 2 列'],
    [
      'a number that is none',
      { 'areas.csv': '编号,名称,排序\nA1,a,x\n' },
      'areas.csv 第 2 行第 3 列（排序）：应为0 到 1000000 的整数，实际为“x”',
    ],
    [
      'a long text that is cut beside a character of two units',
      { 'areas.csv': `编号,名称,排序\nA1,a,${'x'.repeat(39)}😀\n` },
      `实际为“${'x'.repeat(39)}”`,
    ],
    ['an empty name', { 'areas.csv': '编号,名称\nA1,\n' }, 'areas.csv 第 2 行第 2 列（名称）：不能为空'],
    [
      'a code twice',
      { 'areas.csv': '编号,名称\nA1,a\nA2,b\nA1,c\n' },
      'areas.csv 第 4 行第 1 列（编号）：“A1”与第 2 行重复',
    ],
    [
      'a mobile twice',
      { 'staff.csv': '编号,姓名,手机号\nS1,a,15100000009\nS2,b,151 0000 0009\n' },
      'staff.csv 第 3 行第 3 列（手机号）：“15100000009”与第 2 行重复',
    ],
    [
      'a room in an unknown area',
      { 'rooms.csv': '编号,名称,区域编号,容纳人数\nR1,a,A9,4\n' },
      'rooms.csv 第 2 行第 3 列（区域编号）：没有编号为“A9”的区域',
    ],
    [
      'departments in a circle',
      { 'departments.csv': '编号,名称,上级编号\nD1,a,D2\nD2,b,D1\n' },
      'departments.csv 第 2 行第 3 列（上级编号）：上级关系成环：D1 → D2 → D1',
    ],
    [
      'a formula',
      { 'areas.csv': '编号,名称\nA1,"=HYPERLINK(""http://x"")"\n' },
      'areas.csv 第 2 行第 2 列（名称）：应为',
    ],
    [
      'a release without sign-in',
      {
        'areas.csv': '编号,名称\nA1,a\n',
        'rooms.csv': '编号,名称,区域编号,容纳人数,无人签到释放分钟\nR1,a,A1,4,10\n',
      },
      'rooms.csv 第 2 行第 5 列（无人签到释放分钟）：仅在',
    ],
  ])('%s', async (_title, files, sentence) => {
    const before = await countRows();
    await expect(importAll(files)).rejects.toThrow(sentence);
    await expect(importAll(files)).rejects.toThrow('未做任何更改');
    expect(await countRows()).toEqual(before);
  });

  test('all of it at once, the first fifty one by one', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `A${index},`).join('\n');
    const failure = importAll({ 'areas.csv': `编号,名称\n${rows}\n` });
    await expect(failure).rejects.toThrow('另有 10 处错误');
  });

  test('an unknown company, and a new one with --create', async () => {
    await expect(importAll(building, '新公司')).rejects.toThrow('--create');
    expect(await importAll(building, '新公司', '--create', '--dry-run')).toContain('新建企业：新公司');
    const named = () => store.db.selectFrom('company').where('name', '=', '新公司').selectAll().execute();
    expect(await named()).toEqual([]);
    await importAll(building, '新公司', '--create');
    expect(await named()).toHaveLength(1);
  });

  test('[S60] signs of SQL in cells are nothing but text', async () => {
    const name = "'); DROP TABLE room; --";
    await importAll({ 'areas.csv': `编号,名称\nA1,"${name}"\n` });
    expect((await as(me)(treeKey)).map((area) => area.name)).toEqual([name]);
  });
});

describe('people', () => {
  test('[S43] a number of the import is the account that has it, in several companies too', async () => {
    await importAll({ 'staff.csv': `编号,姓名,手机号\nS1,林晓,${me.mobile}\n` }, '第二家', '--create');
    const rows = await store.db
      .selectFrom('staff')
      .where('account_id', '=', me.accountId)
      .select('id')
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('[S43] a number of a colleague is not taken over, and two people may swap theirs', async () => {
    await importAll(building);
    await expect(importAll({ 'staff.csv': '编号,姓名,手机号\nS1,韩雪,15100000002\n' })).rejects.toThrow(
      '“15100000002”已属于编号 S2',
    );
    const before = [(await staffNamed('韩雪')).account_id, (await staffNamed('单雨')).account_id];
    await importAll({ 'staff.csv': '编号,姓名,手机号\nS1,韩雪,15100000002\nS2,单雨,15100000001\n' });
    expect([(await staffNamed('单雨')).account_id, (await staffNamed('韩雪')).account_id]).toEqual(before);
  });

  test('[S43] two people do not share an account, whatever the capitals of its name', async () => {
    const files = { 'staff.csv': '编号,姓名,账号\nS1,韩雪,han.xue\nS2,韩学,Han.Xue\n' };
    await expect(importAll(files)).rejects.toThrow('有两个人使用同一个登录账号');
  });

  test('[S43] who is disabled by an import is out with the next call', async () => {
    await importAll(building);
    const person = await personNamed('单雨');
    await as(person)(pageKey, { body: {} });
    await importAll({ 'staff.csv': '编号,姓名,停用\nS2,单雨,是\n' });
    await expect(as(person)(pageKey, { body: {} })).rejects.toMatchObject({ status: 403 });
    await importAll({ 'staff.csv': '编号,姓名,停用\nS2,单雨,否\n' });
    await as(person)(pageKey, { body: {} });
  });

  test('[S46] an export of bookings keeps private subjects, and no cell is a formula', async () => {
    const room = await myRoom({ name: '=1+1' });
    await book(forRoom(room, { subject: '=HYPERLINK("http://x")' }));
    const eastAsian = { beginTime: at('17:00'), endTime: at('17:30'), subject: '＝1+1;=2' };
    await book(forRoom(room, eastAsian));
    await book(forRoom(room, { subject: '并购', scope: 1, beginTime: at('16:00'), endTime: at('16:30') }));
    const text = await run('export', me.companyId, 'bookings', '--from', '2026-11-18', '--to', '2026-11-18');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain("'=1+1");
    expect(text).toContain("'＝1+1;'=2");
    expect(text).toContain('（私密会议）');
    expect(text).not.toContain('并购');
    expect(text.split('\n')).toHaveLength(4);
  });

  test('the report counts what was booked, and escapes what people typed', async () => {
    const room = await myRoom({ name: '<b>望江</b>' });
    await aMeeting(store.db, { company_id: me.companyId, roomIds: [room.id] });
    const span = ['--from', '2026-11-18', '--to', '2026-11-18'];
    expect(await run('report', me.companyId, ...span)).toContain('<b>望江</b>,一号楼,8,1,0.5,24,2%');
    const page = await run('report', me.companyId, ...span, '--html');
    expect(page).toContain('&lt;b&gt;望江&lt;/b&gt;');
    expect(page).not.toMatch(/<script|<b>|https?:/);
    await expect(run('report', me.companyId)).rejects.toThrow('请用 --from 和 --to');
    await expect(run('report', me.companyId, '--from', '2026-11-18', '--to', '2026-11-17')).rejects.toThrow();
  });
});

test('[R10] people book while an import changes their rooms', async () => {
  await importAll(building);
  const person = await personNamed('单雨');
  const { list } = await as(person)(pageKey, { body: { keyword: '远山' } });
  const room = { id: list[0]?.id ?? '' };
  const times = Array.from({ length: 8 }, (_, index) => ({
    beginTime: at('12:00') + index * 30 * 60_000,
    endTime: at('12:15') + index * 30 * 60_000,
  }));
  const changed = { ...building, 'rooms.csv': building['rooms.csv'].replace('远山,A2,8', '远山,A2,9') };
  const [said, ...booked] = await Promise.all([
    importAll(changed),
    ...times.map((time) => book(forRoom(room, time), person)),
  ]);
  expect(said).toContain('更改 1');
  expect(booked).toHaveLength(times.length);
});

test('[R40] 10,000 people are imported in one go, and a change of one is quick', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `P${index},员工${index},137${String(index).padStart(8, '0')}`,
  ).join('\n');
  const file = `编号,姓名,手机号\n${rows}\n`;
  expect(await importAll({ 'staff.csv': file })).toContain('人员：新增 10,000');
  const second = await importAll({ 'staff.csv': file.replace('员工17,', '员工十七,') });
  expect(second).toContain('人员：新增 0，更改 1，未变 9,999');
}, 60_000);
