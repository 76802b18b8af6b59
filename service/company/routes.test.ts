import { errorCodes } from '@/lib/domain/error-codes';
import {
  aCompany,
  aStaff,
  at,
  meetingKeys,
  rawClient,
  serviceApi,
  testDatabase,
  type TestDatabase,
  type TestStaff,
} from '../testing';

const app = 'GET /api-meeting/api/client/app-configurations';
const theme = 'GET /api-meeting/api/client/company-configs';
const book = meetingKeys.book;
const orderSettings = 'GET /api-meeting/api/user/meetings/settings/for-schedule';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
  const company = await aCompany(store.db, { title: '示例会议', accent: '#0a7d5c' });
  me = await aStaff(store.db, { company_id: company.id });
  stranger = await aStaff(store.db);
  const help = { tip: '如需帮助请联系前台', modules: [{ name: 'organization', enabled: true }] };
  await store.db
    .insertInto('app_configuration')
    .values({ company_id: company.id, app_id: 'help', configuration: JSON.stringify(help) })
    .execute();
});
afterAll(() => store.close());

describe('configuration of an application', () => {
  it('is JSON text', async () => {
    const { appId, configuration } = await as(me)(app, { query: { appId: 'help', companyId: me.companyId } });
    expect(appId).toBe('help');
    expect(JSON.parse(configuration)).toMatchObject({ tip: '如需帮助请联系前台' });
  });

  it('[SESS-12] is the chosen company’s only', async () => {
    await expect(as(stranger)(app, { query: { appId: 'help' } })).rejects.toMatchObject({ code: 404000 });
    await expect(
      as(stranger)(app, { query: { appId: 'help', companyId: me.companyId } }),
    ).rejects.toMatchObject({ status: 403, code: 403000 });
  });

  it('needs an application', async () => {
    const answer = await rawClient(store.db)(app, { headers: me.headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 400000 } });
  });
});

it('the theme is the company’s', async () => {
  expect(await as(me)(theme)).toEqual({ title: '示例会议', accent: '#0a7d5c' });
  await expect(as()(theme)).rejects.toMatchObject({ status: 401 });
});

it('[SESS-04] switching takes the display of a company of one’s own, and of no other', async () => {
  const display = 'POST /api-meeting/api/user/companyDisplayConfig';
  expect(await as(me)(display, { body: { companyId: me.companyId } })).toEqual({
    title: '示例会议',
    accent: '#0a7d5c',
  });
  await expect(as(stranger)(display, { body: { companyId: me.companyId } })).rejects.toMatchObject({
    status: 403,
  });
});

describe('[BOOK-12] order settings', () => {
  const defaults = {
    publicAddressBook: true,
    onlineMeetings: true,
    template: { createMode: 'single', noticeLabels: ['before_15'], scope: 2 },
  };

  it('are the company’s own', async () => {
    await store.db
      .updateTable('order_setting')
      .set({ create_mode: 'repeat', notice_labels: ['on_time', 'before_5'], scope: 1, meeting_type: 3 })
      .set({ public_address_book: false })
      .where('company_id', '=', me.companyId)
      .execute();
    expect(await as(me)(orderSettings)).toEqual({
      publicAddressBook: false,
      onlineMeetings: true,
      template: { createMode: 'repeat', noticeLabels: ['on_time', 'before_5'], scope: 1, meetingType: 3 },
    });
    expect(await as(stranger)(orderSettings)).toEqual(defaults);
  });

  it('have defaults for a company that never set any', async () => {
    const staff = await aStaff(store.db);
    await store.db.deleteFrom('order_setting').where('company_id', '=', staff.companyId).execute();
    expect(await as(staff)(orderSettings)).toEqual(defaults);
  });

  it('[MEET-08] say that there is no provider of online meetings, and a booking has none then', async () => {
    const api = serviceApi(store.db, { config: { onlineMeetings: { kind: 'none' } } });
    expect(await api(me)(orderSettings)).toMatchObject({ onlineMeetings: false });
    const body = { subject: '周会', beginTime: at('14:15'), endTime: at('15:00'), online: true };
    const { _id: id } = await api(me)(book, { body: { ...body, address: '一层大厅' } });
    const { thirdPartyMeetingViewList } = await api(me)(meetingKeys.detail, {
      params: { idOrMeetingNo: id },
    });
    expect(thirdPartyMeetingViewList).toEqual([]);
    await expect(api(me)(book, { body })).rejects.toMatchObject({ code: errorCodes.placeMissing });
  });
});

describe('settings of a company itself', () => {
  const body = { subject: '赌博大会', beginTime: at('14:15'), endTime: at('15:00'), address: '一层大厅' };
  const set = (values: { sensitive_words?: string[]; help_desk_phone?: string; chatbot?: boolean }) => {
    const row = {
      sensitive_words: null,
      help_desk_phone: null,
      chatbot: null,
      own_requests: null,
      ...values,
    };
    return store.db
      .insertInto('company_setting')
      .values({ company_id: me.companyId, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute();
  };
  afterEach(() => store.db.deleteFrom('company_setting').execute());

  it('[CFG-01] phone and chat bubble travel with the theme; without them the product’s own count', async () => {
    await set({ help_desk_phone: '010-6000', chatbot: false });
    expect(await as(me)(theme)).toMatchObject({ helpDeskPhone: '010-6000', chatbot: false });
    expect(await as(stranger)(theme)).toEqual({ title: '会议室预约', accent: '#3056d3' });
  });

  it('[BOOK-04] its own words are refused in its meetings, in the place of the product’s', async () => {
    const api = serviceApi(store.db, { config: { sensitiveWords: ['赌博'] } });
    await expect(api(me)(book, { body })).rejects.toMatchObject({ code: errorCodes.sensitiveContent });
    await set({ sensitive_words: ['传销'] });
    await api(me)(book, { body });
    await expect(api(me)(book, { body: { ...body, subject: '传销' } })).rejects.toMatchObject({
      code: errorCodes.sensitiveContent,
    });
    await expect(api(stranger)(book, { body })).rejects.toMatchObject({ code: errorCodes.sensitiveContent });
    await set({ sensitive_words: [] });
    await api(me)(book, { body: { ...body, subject: '传销' } });
  });
});
