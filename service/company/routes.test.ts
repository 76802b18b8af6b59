import {
  aCompany,
  aStaff,
  rawClient,
  serviceApi,
  testDatabase,
  type TestDatabase,
  type TestStaff,
} from '../testing';

const app = 'GET /api-meeting/api/client/app-configurations';
const theme = 'GET /api-meeting/api/client/company-configs';
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
      template: { createMode: 'repeat', noticeLabels: ['on_time', 'before_5'], scope: 1, meetingType: 3 },
    });
    expect(await as(stranger)(orderSettings)).toEqual(defaults);
  });

  it('have defaults for a company that never set any', async () => {
    const staff = await aStaff(store.db);
    await store.db.deleteFrom('order_setting').where('company_id', '=', staff.companyId).execute();
    expect(await as(staff)(orderSettings)).toEqual(defaults);
  });
});
