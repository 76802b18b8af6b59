import ical, { type VEvent } from 'node-ical';
import type { NoticeFacts } from '@/lib/contract/notice';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { Mail } from '../../gateways/mail/mail-gateway';
import { aMeeting, at, meetingDesk, seriesKeys, testClock } from '../../testing';
import { mailChannel } from './mail-channel';
import type { DeliveryFacts, OutgoingNotice } from './notice-channel';

const config = { secrets: ['a-secret-of-mails'], publicOrigin: 'https://meet.example.com' };
const { store, me, colleague, as, book, rowsOf } = meetingDesk({ config });

const rowOf = async (id: string) =>
  store.db.selectFrom('meeting').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

type Sent = { kind?: NoticeKind; facts?: Partial<NoticeFacts>; guestEmail?: string; email?: string | null };

/** The mail about a meeting as it stands now. */
async function mailOf(meetingId: string, { kind = 'invitation', facts, guestEmail, email }: Sent = {}) {
  const row = await rowOf(meetingId);
  const mails: Mail[] = [];
  const gateway = {
    send: (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve('sent' as const);
    },
  };
  const notice: OutgoingNotice = {
    ...{ companyId: me.companyId, id: 'notice-1', kind, meetingId, tries: 1 },
    ...{ staffId: guestEmail === undefined ? colleague.id : null, guestEmail: guestEmail ?? null },
    facts: {
      ...{ meetingNo: row.meeting_no, subject: row.subject, address: row.address, actorName: '林晓' },
      ...{ beginTime: row.begins_at, endTime: row.ends_at },
      ...facts,
    },
  };
  const delivery: DeliveryFacts = {
    recipient: { name: '周宁', email: email === undefined ? 'zhou@example.com' : email, mobile: null },
    organizer: { name: '林晓', email: 'lin@example.com' },
    meeting: {
      ...{ meetingNo: row.meeting_no, version: row.version, seriesId: row.series_id },
      ...{ isCancelled: row.cancelled_at !== null, recursAt: row.recurs_at },
    },
    company: { name: '示例科技', zone: 'Asia/Shanghai' },
  };
  const outcome = await mailChannel({ db: store.db, clock: testClock(), config, gateway }).deliver(
    notice,
    delivery,
  );
  const [mail] = mails;
  const events = Object.values(ical.sync.parseICS(mail?.calendar?.text ?? '')).filter(
    (each): each is VEvent => each?.type === 'VEVENT',
  );
  return { outcome, mail, events, calendar: mail?.calendar };
}

const invited = (extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    ...{ company_id: me.companyId, creator_id: me.id, roomIds: [], subject: '评审', address: '望江' },
    members: [{ staffId: colleague.id }],
    ...extra,
  });

test('[R39] an invitation carries the meeting as it stands, under one name and a number that rises', async () => {
  const { id } = await invited({ beginTime: at('14:00') });
  const first = await mailOf(id);
  expect(first.outcome).toBe('sent');
  expect(first.mail).toMatchObject({
    id: 'notice-1',
    to: { name: '周宁', email: 'zhou@example.com' },
    subject: '会议邀请：评审（2026年11月18日 周三 14:00–14:30）',
  });
  expect(first.calendar?.method).toBe('REQUEST');
  expect(first.events).toMatchObject([
    {
      uid: `${id}@meeting-rooms`,
      summary: '评审',
      location: '望江',
      status: 'CONFIRMED',
      organizer: { val: 'mailto:lin@example.com' },
      attendee: { val: 'mailto:zhou@example.com', params: { PARTSTAT: 'NEEDS-ACTION' } },
    },
  ]);
  await as(me)('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update', {
    params: { id },
    body: { subject: '终审' },
  });
  // Sent late, it does not bring back what the change has replaced.
  const late = await mailOf(id, { facts: { subject: '评审' } });
  expect(late.events).toMatchObject([{ uid: `${id}@meeting-rooms`, summary: '终审' }]);
  expect(Number(late.events[0]?.sequence)).toBe(Number(first.events[0]?.sequence) + 1);
});

test('[R39] a cancelled meeting is taken back, and no late invitation brings it again', async () => {
  const { id } = await invited({ beginTime: at('14:00'), cancelled_at: new Date(at('10:00')) });
  const { calendar, events } = await mailOf(id, { kind: 'cancellation' });
  expect(calendar?.method).toBe('CANCEL');
  expect(events).toMatchObject([{ uid: `${id}@meeting-rooms`, status: 'CANCELLED' }]);
  expect((await mailOf(id)).calendar).toBeUndefined();
});

test('[S46] whoever was taken out learns nothing of what the meeting became', async () => {
  const members = [{ staffId: colleague.id, state: inviteStates.withdrawn }];
  const { id } = await invited({ members, subject: '新主题', address: '新地点', beginTime: at('16:00') });
  const facts = { subject: '评审', address: '望江', beginTime: at('14:00'), endTime: at('14:30') };
  const { mail, events, calendar } = await mailOf(id, { kind: 'withdrawn', facts });
  expect(calendar?.method).toBe('CANCEL');
  expect(events).toMatchObject([{ summary: '评审', status: 'CANCELLED' }]);
  expect(events[0]?.start.getTime()).toBe(at('14:00'));
  expect(JSON.stringify(mail)).not.toMatch(/新主题|新地点|16:00/);
});

test('[BOOK-02] a guest gets the calendar file, and neither link nor a way to stop', async () => {
  const { _id: id } = await book({
    ...{ subject: '评审', beginTime: at('14:15'), endTime: at('15:00'), address: '望江' },
    guests: [{ name: '李雷', email: 'li@example.com' }],
  });
  const { mail, events } = await mailOf(id, { guestEmail: 'li@example.com' });
  expect(mail).toMatchObject({ to: { email: 'li@example.com' }, unsubscribeUrl: undefined });
  expect(events).toMatchObject([{ summary: '评审', attendee: { val: 'mailto:li@example.com' } }]);
  expect(events[0]?.url).toBeUndefined();
  expect(mail?.html).not.toContain('href=');
  expect((await mailOf(id, { guestEmail: 'han@example.com' })).calendar).toBeUndefined();
});

test.each([null, '', 'nobody', 'a@b.cn\r\nBcc: x@b.cn'])(
  '[S48] %j is no address, and nothing is sent',
  async (email) => {
    const { id } = await invited();
    expect(await mailOf(id, { email })).toMatchObject({ outcome: 'refused', mail: undefined });
  },
);

test('[R39] only what changes a calendar comes with a file', async () => {
  const { id } = await invited();
  for (const kind of ['reminder', 'answers', 'earlyEnd', 'approvalSettled'] as const)
    expect((await mailOf(id, { kind })).calendar).toBeUndefined();
});

describe('[REP-04] a series', () => {
  const days = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09'] as const;

  async function booked() {
    await as(me)(seriesKeys.book, {
      body: {
        ...{ subject: '例会', beginTime: at('14:15'), endTime: at('15:00'), address: '望江' },
        members: [{ staffId: colleague.id }],
        recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
        occurrences: [{ recursAt: at('14:15', days[1]), skip: true }],
      },
    });
    const meetings = (await rowsOf('meeting')) as unknown as {
      id: string;
      begins_at: number;
      series_id: string;
    }[];
    return meetings.sort((one, other) => one.begins_at - other.begins_at);
  }

  test('is one entry by its rule, without what was skipped, and with what was moved', async () => {
    const [first, second] = await booked();
    await as(me)('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single', {
      params: { id: second?.id ?? '' },
      body: { beginTime: at('16:00', days[2]), endTime: at('16:30', days[2]) },
    });
    const { events, calendar } = await mailOf(first?.id ?? '', { facts: { occurrenceCount: 3 } });
    expect(calendar?.method).toBe('REQUEST');
    const [whole] = events;
    expect(whole).toMatchObject({ uid: `${first?.series_id}@meeting-rooms`, summary: '例会' });
    const left = Object.values(whole?.exdate ?? {}).map((date) => (date as Date).getTime());
    expect(new Set(left)).toEqual(new Set([at('14:15', days[1])]));
    expect(whole?.rrule?.all()).toHaveLength(4);
    const moved = Object.values(whole?.recurrences ?? {}).map((each) => (each.start as Date).getTime());
    expect(moved).toContain(at('16:00', days[2]));
  });

  test('of which one occurrence changed is that occurrence', async () => {
    const [, second] = await booked();
    const { calendar } = await mailOf(second?.id ?? '', { kind: 'change' });
    expect(calendar?.text).toContain(`UID:${second?.series_id}@meeting-rooms`);
    expect(calendar?.text).toContain('RECURRENCE-ID;TZID=Asia/Shanghai:20261202T141500');
    expect(calendar?.text).not.toContain('RRULE');
  });

  test('that is cancelled from an occurrence on takes these back, and as a whole all of it', async () => {
    const meetings = await booked();
    const cancelled_at = new Date(at('10:00'));
    const cancel = (ids: string[]) =>
      store.db.updateTable('meeting').where('id', 'in', ids).set({ cancelled_at }).execute();
    const [first, second, third] = meetings.map(({ id }) => id) as [string, string, string];
    await cancel([second, third]);
    const sent = { kind: 'cancellation', facts: { occurrenceCount: 2 } } as const;
    const part = await mailOf(second, sent);
    expect(part.calendar?.text.match(/RECURRENCE-ID/g)).toHaveLength(2);
    expect(part.calendar?.text).not.toContain('RRULE');
    await cancel([first]);
    const whole = await mailOf(first, { ...sent, facts: { occurrenceCount: 3 } });
    expect(whole.calendar).toMatchObject({ method: 'CANCEL', text: expect.stringContaining('RRULE') });
    expect(whole.calendar?.text).not.toContain('RECURRENCE-ID');
  });
});
