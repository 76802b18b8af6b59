import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { conflictsOf } from '@/lib/domain/calendar/conflicts';
import { limits } from '@/lib/domain/limits/limits';
import { dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import { fixedClock } from '@/lib/time/clock';
import { msPerMinute } from '@/lib/time/instant';
import { verifyPassword } from '@/service/account/password/password-hash';
import type { TestDatabase } from '@/service/testing';
import { testClock, testDatabase, testNow } from '@/service/testing';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { diskStorage } from '../../gateways/storage/disk-storage';
import { seedDemo } from '.';

const storage = diskStorage(mkdtempSync(path.join(tmpdir(), 'demo-files-')));
afterAll(() => rmSync(path.dirname(storage.incoming), { recursive: true }));

const zone = 'Asia/Shanghai';
const today = dayOf(testNow, zone);
type Db = Kysely<Database>;

/** Meetings of a person with their own part in them, by start. */
const meetingsOf = (db: Db, name: string, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('meeting')
    .innerJoin('meeting_member', (join) =>
      join
        .onRef('meeting_member.company_id', '=', 'meeting.company_id')
        .onRef('meeting_member.meeting_id', '=', 'meeting.id'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.company_id', '=', 'meeting_member.company_id')
        .onRef('staff.id', '=', 'meeting_member.staff_id'),
    )
    .innerJoin('company', 'company.id', 'meeting.company_id')
    .where('company.name', '=', '示例科技')
    .where('staff.real_name', '=', name)
    .where('meeting.begins_at', '>=', instant(from))
    .where('meeting.begins_at', '<', instant(to))
    .selectAll('meeting')
    .select(['meeting_member.state', 'meeting_member.relation'])
    .orderBy('meeting.begins_at')
    .execute();

const todayOf = (db: Db, name: string, now: number) => {
  const day = dayOf(now, zone);
  return meetingsOf(db, name, { from: startOfDay(day, zone), to: endOfDay(day, zone) });
};

type Mine = Awaited<ReturnType<typeof meetingsOf>>[number];

const statusOf = (meeting: Mine, now: number) =>
  meetingState(
    {
      beginTime: meeting.begins_at,
      endTime: meeting.ends_at,
      cancelledAt: meeting.cancelled_at,
      endedAt: meeting.ended_at,
      approval: meeting.approval,
    },
    now,
  ).status;

const countOf = async (db: Db, table: 'company' | 'meeting' | 'audit_record') => {
  const [row] = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  return row?.count;
};

/** Pairs of active bookings of one room that share time. */
const overlapsIn = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from room_order one join room_order other
      on one.company_id = other.company_id and one.room_id = other.room_id and one.id < other.id
      and one.during && other.during
    where one.state in ('held', 'confirmed') and other.state in ('held', 'confirmed')`.execute(db);
  return rows[0]?.count;
};

describe('the demo on a Wednesday at 10:07', () => {
  let store: TestDatabase;
  let db: Db;
  let mine: Mine[];
  const story = (subject: string) => {
    const meeting = mine.find((candidate) => candidate.subject === subject);
    if (!meeting) throw new Error(`${subject} is missing`);
    return meeting;
  };

  beforeAll(async () => {
    store = await testDatabase();
    db = store.db;
    await seedDemo({ db, clock: testClock(), storage });
    mine = await todayOf(db, '林晓', testNow);
  });
  afterAll(() => store.close());

  describe('companies and people', () => {
    it.each([
      ['示例科技', 120, 42],
      ['远山咨询', 15, 3],
    ])('%s has %i staff and %i rooms', async (name, staff, rooms) => {
      const company = await db
        .selectFrom('company')
        .where('name', '=', name)
        .select(({ selectFrom, ref }) => [
          selectFrom('staff')
            .where('company_id', '=', ref('company.id'))
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('staff'),
          selectFrom('room')
            .where('company_id', '=', ref('company.id'))
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('rooms'),
        ])
        .executeTakeFirstOrThrow();
      expect(company).toEqual({ staff, rooms });
    });

    it.each([
      ['13800000001', '林晓', ['示例科技']],
      ['13800000002', '陈晨', ['示例科技']],
      ['13800000003', '王芳', ['示例科技', '远山咨询']],
      ['13800000004', '赵一', []],
      ['13800000005', '周宁', ['示例科技']],
    ])('%s is %s of %j', async (mobile, name, companies) => {
      const account = await db
        .selectFrom('account')
        .selectAll()
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow();
      const staff = await db
        .selectFrom('staff')
        .innerJoin('company', 'company.id', 'staff.company_id')
        .where('account_id', '=', account.id)
        .select('company.name')
        .execute();
      expect(account.real_name).toBe(name);
      expect(staff.map((row) => row.name).sort()).toEqual([...companies].sort());
    });

    it('all six log in with Demo1234', async () => {
      const accounts = await db.selectFrom('account').select('password_hash').distinct().execute();
      expect(accounts).toHaveLength(1);
      expect(await verifyPassword('Demo1234', accounts[0]?.password_hash ?? null)).toBe(true);
    });

    it('[AUTH-13] all six have a second password, for who tries it', async () => {
      const accounts = await db.selectFrom('account').select('privileged_password_hash').distinct().execute();
      expect(accounts).toHaveLength(1);
      expect(await verifyPassword('Second1234', accounts[0]?.privileged_password_hash ?? null)).toBe(true);
    });

    it('吴倩 was disabled by the administrator', async () => {
      const wu = await db
        .selectFrom('account')
        .innerJoin('staff', 'staff.account_id', 'account.id')
        .where('account.mobile', '=', '13800000006')
        .select(['account.disabled_at as account', 'staff.disabled_at as staff'])
        .executeTakeFirstOrThrow();
      expect(wu.account).toBeLessThan(testNow);
      expect(wu.staff).toBeLessThan(testNow);
    });

    it('departments have three levels', async () => {
      const { rows } = await sql<{ depth: number }>`
        with recursive tree as (
          select id, 1 as depth from department where parent_id is null
          union all select d.id, depth + 1 from department d join tree on d.parent_id = tree.id
        ) select max(depth) as depth from tree`.execute(db);
      expect(rows[0]?.depth).toBe(3);
    });

    it('names begin with every letter and with digits', async () => {
      const staff = await db.selectFrom('staff').select('pinyin').execute();
      const initials = new Set(staff.map(({ pinyin }) => pinyin.charAt(0)));
      for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') expect(initials).toContain(letter);
      expect([...initials].some((initial) => /\d/.test(initial))).toBe(true);
    });

    it('林晓 has frequent contacts, some of whom have added 林晓 too, an external one, and labels', async () => {
      const { rows: contacts } = await sql<{ name: string; each_added: boolean; org_name: string | null }>`
        select mine.real_name as name, mine.org_name, exists (
          select from personal_contact theirs
          where theirs.owner_id = mine.staff_id and theirs.staff_id = mine.owner_id) as each_added
        from personal_contact mine join staff on staff.id = mine.owner_id
        where staff.real_name = '林晓'`.execute(db);
      const eachAdded = contacts.filter(({ each_added: isMutual }) => isMutual).map(({ name }) => name);
      expect(eachAdded.sort()).toEqual(['王芳', '陈晨'].sort());
      expect(contacts.length).toBeGreaterThan(10);
      expect(contacts.filter(({ org_name: organization }) => organization !== null)).toHaveLength(1);
      expect((await db.selectFrom('label').selectAll().execute()).length).toBeGreaterThan(1);
    });
  });

  describe('rooms', () => {
    const room = (name: string) =>
      db
        .selectFrom('room')
        .innerJoin('company', 'company.id', 'room.company_id')
        .where('company.name', '=', '示例科技')
        .where('room.name', '=', name)
        .selectAll('room')
        .select(({ selectFrom, ref }) =>
          selectFrom('room_auditor')
            .innerJoin('staff', 'staff.id', 'room_auditor.staff_id')
            .where('room_id', '=', ref('room.id'))
            .select(({ fn }) => fn.agg<string>('string_agg', ['staff.real_name', sql.lit(',')]).as('names'))
            .as('auditors'),
        )
        .executeTakeFirstOrThrow();

    it.each([
      ['望江', { capacity: 8, equipment: ['屏幕', '白板'], status: 'AVAILABLE', needs_approval: false }],
      ['听涛', { capacity: 12, needs_approval: true, auditors: '陈晨' }],
      ['观云', { open_from_minute: 540, open_to_minute: 1080 }],
      ['松风', { status: 'OUT_OF_ORDER' }],
      ['兰亭', { is_restricted: true }],
      ['致远', { is_offline: true }],
      ['企微一号', { app_id: expect.any(String) }],
      ['无审批人', { needs_approval: true, auditors: null }],
    ])('%s shows what it is for', async (name, expected) => {
      expect(await room(name)).toMatchObject(expected);
    });

    it('兰亭 is not for 林晓', async () => {
      const lin = await db
        .selectFrom('staff')
        .where('real_name', '=', '林晓')
        .select('department_id')
        .executeTakeFirstOrThrow();
      const allowed = await db.selectFrom('room_permission').select('department_id').execute();
      expect(allowed).toHaveLength(1);
      expect(allowed).not.toContainEqual({ department_id: lin.department_id });
    });

    it('lie in the areas of two cities', async () => {
      const areas = await db.selectFrom('area').select('path').execute();
      expect(areas.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          '上海 / 一号楼 / 3F',
          '上海 / 一号楼 / 5F',
          '上海 / 二号楼 / 1F',
          '北京 / 国贸 / 12F',
        ]),
      );
    });

    it('望江 is free for most of today, the others look used', async () => {
      const orders = await db
        .selectFrom('room_order')
        .innerJoin('room', 'room.id', 'room_order.room_id')
        .where('begins_at', '>=', instant(startOfDay(today, zone)))
        .where('begins_at', '<', instant(endOfDay(today, zone)))
        .select(['room.name', 'begins_at', 'ends_at'])
        .execute();
      const wangjiang = orders.filter(({ name }) => name === '望江');
      const minutes =
        wangjiang.reduce((sum, { begins_at, ends_at }) => sum + (ends_at - begins_at), 0) / msPerMinute;
      expect(minutes).toBeLessThanOrEqual(180);
      expect(new Set(orders.map(({ name }) => name)).size).toBeGreaterThan(30);
    });
  });

  describe('meetings of today', () => {
    it('one is running in 望江, by 林晓', () => {
      const running = mine.filter((meeting) => statusOf(meeting, testNow) === 'DURING');
      expect(running).toMatchObject([
        { subject: '产品周会', relation: 'organizer', address: '望江', ended_at: null },
      ]);
    });

    it('one opens its sign-in within ten minutes', () => {
      const { begins_at } = story('发布准备会');
      const opensIn = begins_at - limits.signInOpensMinutes * msPerMinute - testNow;
      expect(begins_at).toBeGreaterThan(testNow);
      expect(opensIn).toBeLessThanOrEqual(10 * msPerMinute);
    });

    it('周宁 has not answered a later one', async () => {
      const his = await todayOf(db, '周宁', testNow);
      expect(his.find(({ subject }) => subject === '版本规划')).toMatchObject({
        state: inviteStates.toConfirm,
      });
    });

    it('林晓 has an invitation to answer', () => {
      expect(story('接口联调')).toMatchObject({ state: inviteStates.toConfirm, relation: 'attendee' });
    });

    it('one has ended with notes', async () => {
      const { id, ...meeting } = story('晨会');
      const notes = await db.selectFrom('meeting_summary').selectAll().where('meeting_id', '=', id).execute();
      expect(statusOf({ id, ...meeting }, testNow)).toBe('FINISH');
      expect(notes).toMatchObject([
        { published_at: expect.any(Number), content: expect.stringContaining('周宁') },
      ]);
    });

    it.each([
      ['渠道沟通会', 'CANCEL', 'released'],
      ['供应商洽谈', 'AUDIT_REFUSE', 'released'],
      ['预算评审', 'AUDITING', 'held'],
    ])('%s is in state %s, its room %s', async (subject, status, orderState) => {
      const meeting = story(subject);
      const orders = await db
        .selectFrom('room_order')
        .select('state')
        .where('meeting_id', '=', meeting.id)
        .execute();
      expect(statusOf(meeting, testNow)).toBe(status);
      expect(orders).toEqual([{ state: orderState }]);
    });

    it('a weekly series has today’s occurrence and a moved one', async () => {
      const seriesId = story('每周项目例会').series_id ?? '';
      const occurrences = await db
        .selectFrom('meeting')
        .select(['begins_at', 'recurs_at', 'changed_fields'])
        .where('series_id', '=', seriesId)
        .execute();
      const moved = occurrences.filter(({ changed_fields }) => changed_fields.length > 0);
      expect(occurrences.length).toBeGreaterThan(8);
      expect(moved).toHaveLength(1);
      expect(moved[0]?.begins_at).not.toBe(moved[0]?.recurs_at);
    });

    it('exactly two conflict for 林晓', () => {
      const marked = conflictsOf(
        mine.map((meeting) => ({
          id: meeting.subject,
          beginTime: meeting.begins_at,
          endTime: meeting.ends_at,
          status: statusOf(meeting, testNow),
          inviteState: meeting.state,
        })),
      );
      expect(marked).toEqual(new Set(['需求对齐', '架构评审']));
    });

    it('one invitation was withdrawn', () => {
      expect(story('技术分享')).toMatchObject({ state: inviteStates.withdrawn });
    });

    it('one has files', async () => {
      const files = await db
        .selectFrom('meeting_file')
        .select('file_name')
        .where('meeting_id', '=', story('季度复盘').id)
        .execute();
      expect(files).toHaveLength(3);
    });

    it('the link of an online one arrives after a few seconds', async () => {
      const online = story('客户线上沟通');
      const allocation = await db
        .selectFrom('meeting_allocation')
        .selectAll()
        .where('meeting_id', '=', online.id)
        .executeTakeFirstOrThrow();
      expect(online.is_online).toBe(true);
      expect(allocation).toMatchObject({ status: 'pending', url: expect.stringMatching(/^https:/) });
      expect((allocation.ready_at ?? 0) - testNow).toBe(5_000);
    });

    it('one ends at 24:00', () => {
      expect(story('跨区同步').ends_at).toBe(endOfDay(today, zone));
    });

    it('none is longer than a booking may be', async () => {
      const { rows } = await sql<{ longest: number }>`
        select max(extract(epoch from ends_at - begins_at) / 60)::int as longest from meeting`.execute(db);
      expect(rows[0]?.longest).toBeLessThanOrEqual(limits.maxMeetingMinutes);
    });
  });

  describe('around today', () => {
    it('another day of the month overflows its calendar cell', async () => {
      const month = { from: startOfDay('2026-11-01', zone), to: endOfDay('2026-11-30', zone) };
      const days = (await meetingsOf(db, '林晓', month)).map(({ begins_at }) => dayOf(begins_at, zone));
      const crowded = [...new Set(days)].filter((day) => days.filter((other) => other === day).length >= 6);
      expect(crowded.length).toBeGreaterThan(1);
    });

    it('陈晨 has more than a page to decide, part of it unread, and some that are settled', async () => {
      const records = await db
        .selectFrom('audit_record_auditor')
        .innerJoin('staff', 'staff.id', 'audit_record_auditor.staff_id')
        .innerJoin('audit_record', 'audit_record.id', 'audit_record_auditor.record_id')
        .where('staff.real_name', '=', '陈晨')
        .select(['audit_record.status', 'read_at'])
        .execute();
      const pending = records.filter(({ status }) => status === 'AUDITING');
      const unread = pending.filter(({ read_at }) => read_at === null);
      expect(pending.length).toBeGreaterThan(limits.approvalPageSize);
      expect(unread.length).toBeGreaterThan(0);
      expect(unread.length).toBeLessThan(pending.length);
      expect(new Set(records.map(({ status }) => status))).toEqual(
        new Set(['AUDITING', 'AUDIT_AGREE', 'AUDIT_REFUSE', 'AUDIT_EXPIRED', 'AUDIT_REVOKE']),
      );
    });

    it('林晓 has a request in each state, and some requests are for a meeting service', async () => {
      const records = await db
        .selectFrom('audit_record')
        .innerJoin('staff', 'staff.id', 'audit_record.applicant_id')
        .leftJoin('meeting_service', 'meeting_service.id', 'audit_record.meeting_service_id')
        .select(['staff.real_name', 'audit_record.status', 'audit_record.type', 'meeting_service.name'])
        .execute();
      const own = records.filter(({ real_name: name }) => name === '林晓');
      expect(new Set(own.map(({ status }) => status))).toEqual(
        new Set(['AUDITING', 'AUDIT_AGREE', 'AUDIT_REFUSE', 'AUDIT_EXPIRED', 'AUDIT_REVOKE']),
      );
      const waiting = records.filter(
        ({ type, status }) => type === 'MEETING_SERVICE' && status === 'AUDITING',
      );
      expect(waiting.length).toBeGreaterThan(0);
      expect(new Set(records.flatMap(({ name }) => name ?? []))).toEqual(new Set(['会务', '茶水']));
    });

    it('no two bookings of a room overlap', async () => {
      expect(await overlapsIn(db)).toBe(0);
    });

    it('seeding again changes nothing', async () => {
      const before = await countOf(db, 'meeting');
      expect(await seedDemo({ db, clock: testClock(), storage })).toEqual({ seeded: false });
      expect(await countOf(db, 'meeting')).toBe(before);
    });
  });
});

describe('the demo at other times', () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await testDatabase();
  });
  afterAll(() => store.close());

  const seedAt = async (clockTime: string) => {
    const now = Date.parse(`2026-11-18T${clockTime}+08:00`);
    await sql`truncate company, account cascade`.execute(store.db);
    await seedDemo({ db: store.db, clock: fixedClock(now), storage });
    const mine = await todayOf(store.db, '林晓', now);
    return { mine, running: mine.filter((meeting) => statusOf(meeting, now) === 'DURING') };
  };

  it.each(['18:00', '14:14', '07:30'])('at %s all of it fits', async (clockTime) => {
    const { running, mine } = await seedAt(clockTime);
    expect(running).toMatchObject([{ subject: '产品周会' }]);
    expect(mine).toHaveLength(15);
    expect(await overlapsIn(store.db)).toBe(0);
  });

  it.each(['00:00', '00:05', '23:50', '23:59:59'])('at %s what fits is there', async (clockTime) => {
    const { running } = await seedAt(clockTime);
    expect(running).toMatchObject([{ subject: '产品周会' }]);
    expect(await overlapsIn(store.db)).toBe(0);
  });
});
