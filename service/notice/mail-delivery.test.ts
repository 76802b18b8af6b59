import { smtpMailGateway } from '../gateways/mail/smtp-mail-gateway';
import { fixedClock } from '@/lib/time/clock';
import { aStaff, at, draft, meetingDesk, meetingKeys, testNow } from '../testing';
import { mailCatcher } from '../testing/notices/mail-catcher';
import { runJobAt, runNoticesAt } from '../testing/notices/notice-jobs';
import { mailChannel } from './channels/mail-channel';
import { deliverNotices } from './jobs/deliver-notices';

const clock = fixedClock(testNow);
const config = { secrets: ['a-secret-of-mails'], publicOrigin: 'https://meet.example.com' };
const { store, me, as, book } = meetingDesk({ clock, config });
const logger = { warn: jest.fn(), info: jest.fn() };

let catcher: Awaited<ReturnType<typeof mailCatcher>>;
beforeEach(async () => {
  clock.set(testNow);
  await store.db.deleteFrom('notice').execute();
  catcher = await mailCatcher();
});
afterEach(() => catcher.close());

const jobOf = (setting = catcher.setting) =>
  deliverNotices({
    channel: mailChannel({ db: store.db, clock, config, gateway: smtpMailGateway(setting) }),
    logger: logger as never,
    random: () => 1,
  });

/** The mails since the last call, after the clock has done all that is due; the next command comes a second later. */
async function mailsSince() {
  const before = catcher.mails.length;
  await runNoticesAt(store.db, clock.now(), ['mail']);
  await runJobAt(store.db, jobOf(), { now: clock.now(), logger: logger as never });
  clock.set(clock.now() + 1_000);
  return catcher.mails
    .slice(before)
    .map(({ to, subject }) => `${[to].flat()[0]?.text} ${subject?.split('：')[0]}`)
    .sort();
}

const li = { name: '李雷', email: 'Li@example.com' };
const han = { name: '韩梅梅', email: 'han@example.com' };

test('[R39] [BOOK-02] members and guests get one mail for each thing that concerns them', async () => {
  const zhou = await aStaff(store.db, {
    company_id: me.companyId,
    real_name: '周宁',
    email: 'zhou@example.com',
  });
  const nobody = await aStaff(store.db, { company_id: me.companyId, email: null });
  const { _id: id } = await book(
    draft({ members: [{ staffId: zhou.id }, { staffId: nobody.id }], guests: [li], address: '望江' }),
  );
  const update = (body: object) => as(me)(meetingKeys.update, { params: { id }, body });
  expect(await mailsSince()).toEqual([
    '"周宁" <zhou@example.com> 会议邀请',
    '"李雷" <li@example.com> 会议邀请',
  ]);
  expect(await mailsSince()).toEqual([]);
  await update({ guests: [li, han] });
  expect(await mailsSince()).toEqual(['"韩梅梅" <han@example.com> 会议邀请']);
  await update({ content: '一、上线' });
  expect(await mailsSince()).toEqual(['"周宁" <zhou@example.com> 会议变更']);
  await update({ beginTime: at('16:00'), endTime: at('17:00'), guests: [han] });
  expect(await mailsSince()).toEqual([
    '"周宁" <zhou@example.com> 会议变更',
    '"韩梅梅" <han@example.com> 会议变更',
    'li@example.com 邀请已撤回',
  ]);
  const withdrawn = catcher.mails.find(({ subject }) => subject?.startsWith('邀请已撤回'));
  expect(withdrawn?.text).toContain('14:15–15:00');
  expect(withdrawn?.text).not.toContain('16:00');
  await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
  expect(await mailsSince()).toEqual([
    '"周宁" <zhou@example.com> 会议取消',
    '"韩梅梅" <han@example.com> 会议取消',
  ]);
  expect(catcher.mails.every(({ attachments }) => attachments.length > 0)).toBe(true);
});

test('[S46] a guest who was taken out learns nothing of changes after that', async () => {
  const { _id: id } = await book(draft({ guests: [li], address: '望江', subject: '评审' }));
  await mailsSince();
  const update = (body: object) => as(me)(meetingKeys.update, { params: { id }, body });
  const later = [{ subject: '薪酬方案' }, { address: '三楼密室', subject: '裁员名单' }];
  for (const body of [{ guests: [] }, ...later]) {
    await update(body);
    clock.set(clock.now() + 1_000);
  }
  const before = catcher.mails.length;
  expect(await mailsSince()).toEqual(['li@example.com 邀请已撤回']);
  const [withdrawn] = catcher.mails.slice(before);
  const { subject, text, html, attachments } = withdrawn!;
  const words = [subject, text, html, ...attachments.map(({ content }) => content.toString())].join();
  expect(words).toContain('评审');
  expect(words).toContain('望江');
  expect(words).not.toMatch(/薪酬|裁员|密室/);
});

test('[R39] a mail that its server took before it died comes again under the same name', async () => {
  await book(draft({ guests: [han] }));
  await runNoticesAt(store.db, testNow, ['mail']);
  let isDying = true;
  const names: (string | undefined)[] = [];
  const dying = await mailCatcher({
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        names.push(/^Message-ID: (.*)$/m.exec(text)?.[1]?.trim());
        done(isDying ? Object.assign(new Error(), { responseCode: 451 }) : undefined);
      });
    },
  });
  await runJobAt(store.db, jobOf(dying.setting), { now: testNow, logger: logger as never });
  isDying = false;
  const later = testNow + 60 * 60_000;
  await runJobAt(store.db, jobOf(dying.setting), { now: later, logger: logger as never });
  await runJobAt(store.db, jobOf(dying.setting), { now: later + 60_000, logger: logger as never });
  await dying.close();
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test('[R39] an address that does not exist is a mark for the organizer, and is not tried again', async () => {
  await book(draft({ guests: [han] }));
  await runNoticesAt(store.db, testNow, ['mail']);
  const refusing = await mailCatcher({
    onRcptTo: (_, __, done) => done(Object.assign(new Error(), { responseCode: 550 })),
  });
  await runJobAt(store.db, jobOf(refusing.setting), { now: testNow, logger: logger as never });
  await refusing.close();
  await runNoticesAt(store.db, testNow, ['mail']);
  const { list } = await as(me)('GET /api-meeting/api/user/notices', { query: {} });
  expect(list).toMatchObject([
    { kind: 'undelivered', facts: { undelivered: { channel: 'mail', names: ['han@example.com'] } } },
  ]);
});

test('[S47] whoever stopped a kind by its link gets no more of it by mail, and still in the product', async () => {
  const zhou = await aStaff(store.db, { company_id: me.companyId, email: 'zhou@example.com' });
  const members = [{ staffId: zhou.id }];
  await book(draft({ members }));
  expect(await mailsSince()).toHaveLength(1);
  const link = catcher.mails[0]?.headers.get('list') as unknown as { unsubscribe: { url: string } };
  const token = decodeURIComponent(new URL(link.unsubscribe.url).pathname.split('/').at(-1) ?? '');
  await as()('POST /api-meeting/api/notice-links/actions/unsubscribe', { body: { token } });
  await book(draft({ members, beginTime: at('16:00'), endTime: at('17:00') }));
  expect(await mailsSince()).toEqual([]);
  const { list } = await as(zhou)('GET /api-meeting/api/user/notices', { query: {} });
  expect(list).toHaveLength(2);
});
