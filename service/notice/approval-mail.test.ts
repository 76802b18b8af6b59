import ical, { type VEvent } from 'node-ical';
import { smtpMailGateway } from '../gateways/mail/smtp-mail-gateway';
import { fixedClock } from '@/lib/time/clock';
import { aStaff, approvalKeys, at, forRoom, meetingDesk, seriesKeys, testNow } from '../testing';
import { mailCatcher } from '../testing/notices/mail-catcher';
import { runJobAt, runNoticesAt } from '../testing/notices/notice-jobs';
import { expireRequests } from '../approval/jobs/expire-requests';
import { mailChannel } from './channels/mail-channel';
import { deliverNotices } from './jobs/deliver-notices';

const clock = fixedClock(testNow);
const config = { secrets: ['a-secret-of-mails'], publicOrigin: 'https://meet.example.com' };
const { store, me, colleague: auditor, as, book, myRoom } = meetingDesk({ clock, config });
const logger = { warn: jest.fn(), info: jest.fn() };

let catcher: Awaited<ReturnType<typeof mailCatcher>>;
beforeEach(async () => {
  clock.set(testNow);
  await store.db.deleteFrom('notice').execute();
  catcher = await mailCatcher();
});
afterEach(() => catcher.close());

const guest = { name: '李雷', email: 'li@example.com' };

/** The mails to a guest and an attendee since the last call, with what their calendar files do. */
async function mailsSince() {
  const before = catcher.mails.length;
  await runNoticesAt(store.db, clock.now(), ['mail']);
  const channel = mailChannel({ db: store.db, clock, config, gateway: smtpMailGateway(catcher.setting) });
  const job = deliverNotices({ channel, logger: logger as never });
  await runJobAt(store.db, job, { now: clock.now(), logger: logger as never });
  clock.set(clock.now() + 1_000);
  return catcher.mails
    .slice(before)
    .filter(({ to }) => [to].flat()[0]?.text !== auditorMail)
    .map(({ to, subject, text, attachments }) => {
      const file = attachments[0]?.content.toString() ?? '';
      const events = Object.values(ical.sync.parseICS(file)).filter(
        (each): each is VEvent => each?.type === 'VEVENT',
      );
      return {
        ...{ to: [to].flat()[0]?.value[0]?.address, kind: subject?.split('：')[0], text },
        ...{ uid: events[0]?.uid, status: events[0]?.status, sequence: Number(events[0]?.sequence) },
      };
    })
    .sort((one, other) => (one.to ?? '').localeCompare(other.to ?? ''));
}
const auditorMail = 'auditor@example.com';

const attendee = () => aStaff(store.db, { company_id: me.companyId, email: 'zhou@example.com' });
const recordId = async () =>
  (
    await store.db
      .selectFrom('audit_record')
      .where('company_id', '=', me.companyId)
      .where('status', '=', 'AUDITING')
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const refuse = async () =>
  as(auditor)(approvalKeys.refuse, {
    params: { id: await recordId() },
    body: { refuseReason: '预留给董事会' },
  });

/** A meeting that waits for an approval, whose people have it in their calendars. */
async function requested() {
  const room = await myRoom({ auditors: [auditor.id], name: '望江' });
  const { id } = await attendee();
  const members = [{ staffId: id }];
  const { _id: meetingId } = await book(forRoom(room, { reason: '客户来访', members, guests: [guest] }));
  const first = await mailsSince();
  return { meetingId, first };
}

test('[APR-05] a refused approval takes the meeting out of the calendars of members and guests', async () => {
  const { first } = await requested();
  expect(first).toMatchObject([
    { to: 'li@example.com', kind: '会议邀请', status: 'TENTATIVE' },
    { to: 'zhou@example.com', kind: '会议邀请', status: 'TENTATIVE' },
  ]);
  await refuse();
  const mails = await mailsSince();
  expect(mails).toMatchObject([
    { to: 'li@example.com', kind: '会议取消', status: 'CANCELLED', uid: first[0]?.uid },
    { to: 'zhou@example.com', kind: '会议取消', status: 'CANCELLED', uid: first[1]?.uid },
  ]);
  mails.forEach(({ sequence }, index) => expect(sequence).toBeGreaterThan(first[index]?.sequence ?? 0));
  expect(await mailsSince()).toEqual([]);
});

test('[APR-05] [S46] guests learn neither who refused what, nor why', async () => {
  await requested();
  await refuse();
  const [toGuest] = await mailsSince();
  expect(toGuest?.text).toContain('会议暂不举行');
  expect(toGuest?.text).not.toMatch(/周宁|申请|拒绝|董事会/);
});

test('[BOOK-06] guests whose meeting is requested again have it in their calendars again', async () => {
  const { meetingId, first } = await requested();
  await refuse();
  await mailsSince();
  await as(me)(approvalKeys.askAgain, { body: { meetingId, reason: '改为内部会议' } });
  const [toGuest] = await mailsSince();
  expect(toGuest).toMatchObject({ kind: '会议变更', status: 'TENTATIVE', uid: first[0]?.uid });
  expect(toGuest?.text).toContain('林晓 重新发起了会议');
  expect(toGuest?.text).not.toMatch(/申请|审批|内部会议/);
  await refuse();
  expect(await mailsSince()).toMatchObject([
    { to: 'li@example.com', kind: '会议取消' },
    { to: 'zhou@example.com', kind: '会议取消' },
  ]);
});

test('[APR-05] [APR-06] so does a request that is revoked, and one that expires', async () => {
  const { meetingId } = await requested();
  await as(me)(approvalKeys.revoke, { params: { id: meetingId } });
  expect(await mailsSince()).toMatchObject([{ kind: '会议取消' }, { kind: '会议取消' }]);
  await as(me)(approvalKeys.askAgain, { body: { meetingId, reason: '再次申请' } });
  await mailsSince();
  clock.set(at('14:15'));
  await runJobAt(store.db, expireRequests, { now: at('14:15') });
  expect(await mailsSince()).toMatchObject([{ kind: '会议取消' }, { kind: '会议取消' }]);
});

test('[REP-01] a refused series is one mail to a guest, which takes all of it back', async () => {
  const room = await myRoom({ auditors: [auditor.id] });
  const body = { ...forRoom(room, { reason: '周会', guests: [guest] }), recurrence: 'FREQ=DAILY;COUNT=5' };
  await as(me)(seriesKeys.book, { body });
  const [invitation] = await mailsSince();
  await refuse();
  expect(await mailsSince()).toMatchObject([
    { to: 'li@example.com', kind: '会议取消', status: 'CANCELLED', uid: invitation?.uid },
  ]);
});
