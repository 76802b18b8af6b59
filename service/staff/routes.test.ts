import { staffSchema } from '@/lib/contract/staff';
import {
  aCompany,
  anAccount,
  aStaff,
  aToken,
  rawClient,
  serviceApi,
  testDatabase,
  type TestDatabase,
  testNow,
  type TestStaff,
} from '../testing';

const staffsKey = 'GET /api-meeting/api/user/staffs';
const byCompany = 'GET /api-meeting/api/client/staff/getByCompanyIdAndUserId';
const setStaff = 'POST /api-meeting/api/user/userSetting/setStaff';
const getStaff = 'GET /api-meeting/api/user/userSetting/getStaff';
const choose = 'POST /api-meeting/api/user/staff-choices';
const refused = { status: 403, code: 403000, data: undefined };

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let stranger: TestStaff;
beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
  stranger = await aStaff(store.db);
});
afterAll(() => store.close());

/** 王芳 of the demo: one account, two companies. */
async function twoIdentities() {
  const example = await aCompany(store.db, { name: 'A 示例科技', short_name: '示例' });
  const far = await aCompany(store.db, { name: 'B 远山咨询', time_zone: 'Asia/Tokyo' });
  const first = await aStaff(store.db, { company_id: example.id, real_name: '王芳', job_title: '工程师' });
  const second = await aStaff(store.db, { company_id: far.id, account_id: first.accountId });
  return { first, second };
}

describe('the company identities of an account', () => {
  it('[SESS-03] are its own, by company name, with what the client stores', async () => {
    const { first, second } = await twoIdentities();
    const staffs = await as(first)(staffsKey, { query: {} });
    expect(staffs.map(({ staffId }) => staffId)).toEqual([first.id, second.id]);
    expect(staffSchema.strict().parse(staffs[0])).toMatchObject({
      userId: first.accountId,
      companyId: first.companyId,
      companyName: 'A 示例科技',
      shortName: '示例',
      companyTimeZone: 'Asia/Shanghai',
      orgCode: first.companyId,
      realName: '王芳',
      jobTitle: '工程师',
    });
    expect(staffs[1]).toMatchObject({ companyTimeZone: 'Asia/Tokyo' });
  });

  it('leave out where the person is disabled, has left, or nobody', async () => {
    const { first, second } = await twoIdentities();
    await store.db
      .updateTable('staff')
      .set({ disabled_at: new Date(testNow) })
      .where('id', '=', second.id)
      .execute();
    expect((await as(first)(staffsKey, { query: {} })).map(({ staffId }) => staffId)).toEqual([first.id]);
    const alone = await anAccount(store.db);
    const authorization = `Bearer ${await aToken(store.db, alone.id)}`;
    expect((await rawClient(store.db)(staffsKey, { headers: { authorization } })).body).toEqual([]);
  });
});

describe('one identity by company', () => {
  it('is found for the account itself', async () => {
    const { first, second } = await twoIdentities();
    const query = { companyId: second.companyId, userId: first.accountId };
    expect(await as(first)(byCompany, { query })).toMatchObject({ staffId: second.id });
  });

  it('[S44] is refused for another account and for a company one is not in, existing or not', async () => {
    const { first } = await twoIdentities();
    const foreign = [
      { companyId: stranger.companyId, userId: stranger.accountId },
      { companyId: stranger.companyId, userId: first.accountId },
      { companyId: first.companyId, userId: stranger.accountId },
      { companyId: 'none', userId: first.accountId },
    ];
    for (const query of foreign) {
      await expect(as(first)(byCompany, { query })).rejects.toMatchObject(refused);
    }
  });

  it('needs both names', async () => {
    const answer = await rawClient(store.db)(`${byCompany}?companyId=`, { headers: stranger.headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 400000 } });
  });
});

describe.each([setStaff, choose] as const)('%s', (key) => {
  it('[SESS-04] remembers the identity that the next log-in starts with', async () => {
    const { first, second } = await twoIdentities();
    expect(await as(first)(getStaff)).toEqual({});
    expect(await as(first)(key, { body: { staffId: second.id } })).toMatchObject({ staffId: second.id });
    expect(await as(first)(getStaff)).toEqual({ staffId: second.id });
  });

  it('[S44] refuses an identity that is not the account’s own, and discloses nothing', async () => {
    const { first, second } = await twoIdentities();
    await store.db
      .updateTable('staff')
      .set({ deleted_at: new Date(testNow) })
      .where('id', '=', second.id)
      .execute();
    for (const staffId of [stranger.id, second.id, '018f0000-0000-7000-8000-000000000009', "' or true --"]) {
      await expect(as(first)(key, { body: { staffId } })).rejects.toMatchObject(refused);
    }
    expect(await as(first)(getStaff)).toEqual({});
  });

  it('[S56] wants an account, and a staff id', async () => {
    await expect(as()(key, { body: { staffId: stranger.id } })).rejects.toMatchObject({ status: 401 });
    await expect(as(stranger)(key, { body: { staffId: '' } })).rejects.toMatchObject({
      status: 400,
      code: 400000,
    });
  });
});

it('[S44] an identity that is gone is not offered at the next log-in', async () => {
  const { first, second } = await twoIdentities();
  await as(first)(setStaff, { body: { staffId: second.id } });
  await store.db
    .updateTable('staff')
    .set({ disabled_at: new Date(testNow) })
    .where('id', '=', second.id)
    .execute();
  expect(await as(first)(getStaff)).toEqual({});
});
