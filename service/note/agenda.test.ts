import { errorCodes } from '@/lib/domain/error-codes';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { aMeeting, aStaff, at, meetingDesk } from '../testing';

const { store, me, colleague, as, colleagueOf, detail, rowsOf } = meetingDesk();

const agenda = '/api-meeting/api/user/meetings/{id}';
const change = (id: string, body: { content: string; formerContent?: string }, person = me) =>
  as(person)(`PUT ${agenda}/content`, { params: { id }, body });
const add = (id: string, content: string, person = colleague, idempotencyKey?: string) =>
  as(person)(`POST ${agenda}/discuss-content`, {
    params: { id },
    body: { content },
    ...(idempotencyKey && { idempotencyKey }),
  });
const mine = (extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    creator_id: me.id,
    company_id: me.companyId,
    members: [{ staffId: colleague.id }],
    ...extra,
  });
const contentOf = async (id: string) => (await detail(id)).content;

test('[MEET-06] the creator changes the agenda, and the history says so once', async () => {
  const { id } = await mine({ content: '一、旧题' });
  await change(id, { content: '一、新题\n二、<b>范围</b>', formerContent: '一、旧题' });
  expect(await contentOf(id)).toBe('一、新题\n二、<b>范围</b>');
  const before = await rowsOf('outbox');
  await change(id, { content: '一、新题\n二、<b>范围</b>', formerContent: '一、旧题' });
  expect(await rowsOf('outbox')).toEqual(before);
  expect((await detail(id)).changeLogs).toMatchObject([{ kind: 'agendaChanged' }]);
});

test('[MEET-06] text without ink takes the agenda away', async () => {
  const { id } = await mine({ content: '一、旧题' });
  await change(id, { content: ' \u200b\n' });
  expect(await contentOf(id)).toBeUndefined();
});

test('[MEET-06] a member adds a dated line, which a change that began before it does not lose', async () => {
  const { id } = await mine({ content: '一、旧题' });
  await add(id, ' 讨论预算 ');
  const whole = '一、旧题\n【11月18日 10:07 周宁 补充】讨论预算';
  expect(await contentOf(id)).toBe(whole);
  await expect(change(id, { content: '一、新题', formerContent: '一、旧题' })).rejects.toMatchObject({
    status: 409,
    code: errorCodes.notesChanged,
    data: { content: whole },
  });
  expect(await contentOf(id)).toBe(whole);
});

test('[MEET-06] [BOOK-09] the same addition under one key is one line, and two at once are two', async () => {
  const { id } = await mine();
  await Promise.all([add(id, '甲', colleague, 'key-1'), add(id, '甲', colleague, 'key-1')]);
  await Promise.all([add(id, '乙'), add(id, '丙', me)]);
  const lines = (await contentOf(id))?.split('\n') ?? [];
  expect(lines.map((line) => line.slice(-1)).sort()).toEqual(['丙', '乙', '甲'].sort());
});

test('[LIM-01] an agenda has its 5,000 characters, additions included', async () => {
  const { id } = await mine();
  const full = '题'.repeat(noteLimits.agendaMaxLength);
  await expect(change(id, { content: `${full}题` })).rejects.toMatchObject({ status: 400 });
  await change(id, { content: full });
  await expect(add(id, '再加一条')).rejects.toMatchObject({
    code: errorCodes.agendaTooLong,
    message: '会议议程最多 5000 字',
  });
  await expect(add(id, '\u200b')).rejects.toMatchObject({ status: 400 });
  expect(await contentOf(id)).toBe(full);
});

test('[S43] only the creator changes the agenda, and only members add to it', async () => {
  const { id } = await mine({ content: '一' });
  const former = await colleagueOf(me);
  await store.db
    .insertInto('meeting_member')
    .values({
      company_id: me.companyId,
      meeting_id: id,
      staff_id: former.id,
      begins_at: new Date(at('11:00')),
      relation: 'attendee',
      state: 4,
      created_at: new Date(at('08:00')),
    })
    .execute();
  await expect(change(id, { content: '二' }, colleague)).rejects.toMatchObject({ status: 403 });
  for (const [person, status] of [
    [former, 409],
    [await colleagueOf(me), 403],
    [await aStaff(store.db), 404],
  ] as const) {
    await expect(add(id, '二', person)).rejects.toMatchObject({ status });
    await expect(change(id, { content: '二' }, person)).rejects.toMatchObject({
      status: status === 404 ? 404 : 403,
    });
  }
  expect(await contentOf(id)).toBe('一');
});

test('[S45] not once the meeting is over', async () => {
  const { id } = await mine({ beginTime: at('09:00') });
  await expect(change(id, { content: '二' })).rejects.toMatchObject({ code: errorCodes.stateForbids });
  await expect(add(id, '二')).rejects.toMatchObject({ code: errorCodes.stateForbids });
});
