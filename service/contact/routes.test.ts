import type { Contact } from '@/lib/contract/contact';
import { errorCodes } from '@/lib/domain/error-codes';
import {
  aContact,
  aMeeting,
  aStaff,
  rawClient,
  serviceApi,
  type TestDatabase,
  testDatabase,
  testNow,
} from '../testing';
import type { TestStaff } from '../testing';

const keys = {
  frequent: 'GET /api-meeting/api/personal_contacts',
  page: 'GET /api-meeting/api/personal_contacts/v2',
  relations: 'GET /api-meeting/api/personal_contacts/{id}/action/relations',
  add: 'POST /api-meeting/api/personal_contacts',
  remark: 'PUT /api-meeting/api/personal_contacts/{id}',
  remove: 'DELETE /api-meeting/api/personal_contacts/{id}',
  card: 'GET /api-meeting/api/users/{id}',
  byIds: 'GET /api-meeting/api/user/staff/getByStaffIds',
  details: 'POST /api-meeting/api/user/staff/contactPersonDetail',
} as const;

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
let wang: TestStaff;
let stranger: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db, { real_name: '林晓', pinyin: 'LIN XIAO' });
  wang = await colleague({ real_name: '王芳', pinyin: 'WANG FANG', email: 'wang@example.com' });
  stranger = await aStaff(store.db, { real_name: '别家' });
});
afterAll(() => store.close());

const colleague = (extra: Parameters<typeof aStaff>[1] = {}) =>
  aStaff(store.db, { company_id: me.companyId, ...extra });
const add = (staffId: string, person = me) => as(person)(keys.add, { body: { staffId } });
const frequent = (type?: number, person = me) => as(person)(keys.frequent, { query: { type } });
const card = (id: string, person = me) => as(person)(keys.card, { params: { id } });
const setRemark = (id: string, remark: string, person = me) =>
  as(person)(keys.remark, { params: { id }, body: { remark } });
const remove = (id: string, person = me) => as(person)(keys.remove, { params: { id } });
const names = (people: Contact[]) => people.map(({ realName }) => realName);
const contactRows = () =>
  store.db.selectFrom('personal_contact').where('company_id', '=', me.companyId).selectAll().execute();
const leave = (person: TestStaff, column: 'disabled_at' | 'deleted_at') =>
  store.db
    .updateTable('staff')
    .set({ [column]: new Date(0) })
    .where('id', '=', person.id)
    .execute();
const closeBook = () =>
  store.db
    .updateTable('order_setting')
    .set({ public_address_book: false })
    .where('company_id', '=', me.companyId)
    .execute();

describe('adding and deleting', () => {
  it('[CON-06] adds a colleague, once however often', async () => {
    expect(await card(wang.id)).toMatchObject({ relation: 'none', isExternal: false });
    const added = await add(wang.id);
    expect(added).toMatchObject({ staffId: wang.id, realName: '王芳', relation: 'added' });
    expect(await add(wang.id)).toEqual(added);
    expect(await frequent()).toEqual([added]);
    expect(await contactRows()).toHaveLength(1);
  });

  it('[CON-06] [R11] two tabs that add at once add one', async () => {
    const answers = await Promise.all([add(wang.id), add(wang.id), add(wang.id)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await contactRows()).toHaveLength(1);
  });

  it('[CON-06] never adds oneself', async () => {
    await expect(add(me.id)).rejects.toMatchObject({ status: 400, code: errorCodes.contactIsSelf });
    expect(await contactRows()).toEqual([]);
  });

  it('[CON-06] deletes, and says where there is nothing left to delete', async () => {
    const { id = '' } = await add(wang.id);
    await remove(id);
    expect(await frequent()).toEqual([]);
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });
  });

  it('[CON-06] deletes also a colleague who has left meanwhile', async () => {
    const { id = '' } = await add(wang.id);
    await leave(wang, 'disabled_at');
    await remove(id);
    expect(await contactRows()).toEqual([]);
  });

  it('[BOOK-09] answers a repeated request under its key with the first answer', async () => {
    const once = { body: { staffId: wang.id }, idempotencyKey: 'add-wang' };
    const first = await as(me)(keys.add, once);
    expect(await as(me)(keys.add, once)).toEqual(first);
  });
});

describe('both directions', () => {
  it('[CON-04] follow from both rows and are stored in neither', async () => {
    await add(wang.id);
    expect(await card(wang.id)).toMatchObject({ relation: 'added' });
    expect(await card(me.id, wang)).toMatchObject({ relation: 'none' });
    const { id = '' } = await add(me.id, wang);
    expect(await card(wang.id)).toMatchObject({ relation: 'each-added' });
    expect(await card(me.id, wang)).toMatchObject({ relation: 'each-added' });
    await remove(id, wang);
    expect(await card(wang.id)).toMatchObject({ relation: 'added' });
  });

  it('[CON-04] are answered by the id of the contact and of the staff', async () => {
    const { id = '' } = await add(wang.id);
    await setRemark(id, '小王');
    for (const ref of [id, wang.id])
      expect(await as(me)(keys.relations, { params: { id: ref } })).toEqual({
        relation: 'added',
        remark: '小王',
      });
  });

  it('[S46] only each-added shows a number, in every raw answer', async () => {
    const raw = rawClient(store.db);
    const { headers } = me;
    const contacts = '/api-meeting/api/personal_contacts';
    const staff = '/api-meeting/api/user/staff';
    const answers = async () => {
      const bodies = await Promise.all([
        raw(`GET /api-meeting/api/users/${wang.id}`, { headers }),
        raw(`GET ${contacts}`, { headers }),
        raw(`GET ${contacts}/v2`, { headers }),
        raw(`GET ${contacts}/action/query-list?keyword=${wang.mobile}`, { headers }),
        raw(`GET ${contacts}/v2/actions/search?keyword=wangfang`, { headers }),
        raw(`GET ${contacts}/org-structure/list`, { headers }),
        raw('GET /api-meeting/api/users/org-structure/children', { headers }),
        raw(`GET ${staff}/getByStaffIds?staffIds=${wang.id}`, { headers }),
        raw(`POST ${staff}/contactPersonDetail`, { headers, json: { personStaffIdList: [wang.id] } }),
      ]);
      return bodies.map(({ body }) => JSON.stringify(body));
    };
    await add(wang.id);
    for (const text of await answers()) {
      expect(text).toContain('王芳');
      expect(text).not.toContain(wang.mobile);
      expect(text).not.toContain('"mobile"');
    }
    await add(me.id, wang);
    for (const text of await answers()) expect(text).toContain(wang.mobile);
  });

  it('[S46] somebody outside the company shows no number, but organization and e-mail', async () => {
    const outside = { mobile: '13700000001', email: 'qian@example.com', org_name: '云帆供应链' };
    const { id } = await aContact(store.db, me, { ...outside, pinyin: 'QIAN YI ZHOU' });
    const [contact] = await frequent(3);
    expect(contact).toEqual({
      id,
      realName: '钱亦舟',
      displayName: '钱亦舟',
      pinyin: 'QIAN YI ZHOU',
      email: 'qian@example.com',
      orgName: '云帆供应链',
      relation: 'added',
      isExternal: true,
    });
  });
});

describe('the frequent contacts', () => {
  it('[CON-02] come by name as it is read, those without letters last, of the type that is wanted', async () => {
    const desk = await colleague({ real_name: '007 号值班', pinyin: '007 号值班' });
    const ai = await colleague({ real_name: '艾敏', pinyin: 'AI MIN' });
    for (const person of [desk, wang, ai]) await add(person.id);
    await aContact(store.db, me, { pinyin: 'QIAN YI ZHOU' });
    expect(names(await frequent())).toEqual(['艾敏', '钱亦舟', '王芳', '007 号值班']);
    expect(names(await frequent(1))).toEqual(['艾敏', '王芳', '007 号值班']);
    expect(names(await frequent(3))).toEqual(['钱亦舟']);
    await expect(frequent(9)).rejects.toMatchObject({ status: 400 });
  });

  it('[CON-02] come by pages too', async () => {
    await add(wang.id);
    await aContact(store.db, me, { pinyin: 'QIAN YI ZHOU' });
    const page = (pageNo: number) => as(me)(keys.page, { query: { pageNo, pageSize: 1 } });
    expect(await page(1)).toMatchObject({ total: 2, pageNo: 1, pageSize: 1, list: [{ realName: '钱亦舟' }] });
    expect(await page(2)).toMatchObject({ total: 2, list: [{ realName: '王芳' }] });
    expect(await page(3)).toMatchObject({ total: 2, list: [] });
  });

  it.each(['disabled_at', 'deleted_at'] as const)(
    '[CON-02] leave out whoever is %s meanwhile, everywhere',
    async (column) => {
      await add(wang.id);
      await leave(wang, column);
      expect(await frequent()).toEqual([]);
      expect(await as(me)(keys.page, { query: {} })).toMatchObject({ total: 0, list: [] });
      expect(await as(me)(keys.byIds, { query: { staffIds: wang.id } })).toEqual([]);
      await expect(card(wang.id)).rejects.toMatchObject({ status: 404 });
      await expect(add(wang.id)).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('a remark', () => {
  it('[CON-05] loses its white space and shows instead of the name', async () => {
    const { id = '' } = await add(wang.id);
    expect(await setRemark(id, ' 订会议室\t找 她 ')).toMatchObject({
      remark: '订会议室找她',
      displayName: '订会议室找她',
      realName: '王芳',
    });
    expect(await frequent()).toMatchObject([{ remark: '订会议室找她' }]);
  });

  it('[CON-05] has at most 16 characters, as people count them', async () => {
    const { id = '' } = await add(wang.id);
    expect(await setRemark(id, '🙂'.repeat(16))).toMatchObject({ remark: '🙂'.repeat(16) });
    await expect(setRemark(id, '一'.repeat(17))).rejects.toMatchObject({ status: 400 });
    expect(await frequent()).toMatchObject([{ remark: '🙂'.repeat(16) }]);
  });

  it('[CON-05] that is empty is ignored without a former one, and removes a former one', async () => {
    const { id = '' } = await add(wang.id);
    const outbox = () =>
      store.db.selectFrom('outbox').where('company_id', '=', me.companyId).selectAll().execute();
    const before = await outbox();
    expect(await setRemark(id, '  ')).not.toHaveProperty('remark');
    expect(await outbox()).toEqual(before);
    await setRemark(id, '小王');
    expect(await setRemark(id, '')).not.toHaveProperty('remark');
    expect(await frequent()).toMatchObject([{ displayName: '王芳' }]);
  });

  it('[S46] keeps right-to-left names and loses the characters that would turn the text around it', async () => {
    const { id = '' } = await add(wang.id);
    expect(await setRemark(id, 'دانا\u202e小王\u2066')).toMatchObject({ remark: 'دانا小王' });
  });
});

describe('[S43] ids of others', () => {
  it('are nobody’s in every call, and nothing is written', async () => {
    const { id = '' } = await add(wang.id);
    const theirs = await aContact(store.db, stranger);
    const before = await contactRows();
    const refused = { status: 404, code: 404000 };
    for (const person of [stranger, wang]) {
      await expect(setRemark(id, '改', person)).rejects.toMatchObject(refused);
      await expect(remove(id, person)).rejects.toMatchObject(refused);
      await expect(as(person)(keys.relations, { params: { id } })).rejects.toMatchObject(refused);
    }
    await expect(add(stranger.id)).rejects.toMatchObject(refused);
    await expect(card(stranger.id)).rejects.toMatchObject(refused);
    await expect(card(theirs.id)).rejects.toMatchObject(refused);
    await expect(card('no-id')).rejects.toMatchObject(refused);
    expect(await as(me)(keys.byIds, { query: { staffIds: `${stranger.id},${wang.id}` } })).toMatchObject([
      { staffId: wang.id },
    ]);
    expect(await as(me)(keys.details, { body: { personStaffIdList: [stranger.id] } })).toEqual([]);
    expect(await contactRows()).toEqual(before);
  });

  it('need a session', async () => {
    const raw = rawClient(store.db);
    for (const key of Object.values(keys))
      expect(await raw(key.replace('{id}', wang.id))).toMatchObject({ status: 401 });
  });
});

describe('[CON-09] a closed address book', () => {
  it('leaves one’s contacts, and people who joined a common meeting of late', async () => {
    const met = await colleague({ real_name: '周宁' });
    const withdrawn = await colleague({ real_name: '赵一' });
    await add(wang.id);
    const other = await colleague({ real_name: '陈晨' });
    const past = { company_id: me.companyId, beginTime: testNow - 7_200_000 };
    await aMeeting(store.db, { ...past, creator_id: met.id, members: [{ staffId: me.id }] });
    const invited = await colleague({ real_name: '钱二' });
    await aMeeting(store.db, { ...past, creator_id: me.id, members: [{ staffId: invited.id }] });
    const coming = await colleague({ real_name: '孙三' });
    const joined = [{ staffId: coming.id, state: 2 as const }];
    await aMeeting(store.db, { company_id: me.companyId, creator_id: me.id, members: joined });
    await aMeeting(store.db, {
      ...past,
      creator_id: withdrawn.id,
      members: [{ staffId: me.id, state: 4 }],
    });
    await closeBook();
    const ids = [wang, met, withdrawn, invited, coming, other, me].map(({ id }) => id);
    const visible = await as(me)(keys.details, { body: { personStaffIdList: ids } });
    expect(names(visible).sort()).toEqual(['林晓', '王芳', '周宁'].sort());
    await expect(card(other.id)).rejects.toMatchObject({ status: 404 });
    await expect(add(other.id)).rejects.toMatchObject({ status: 404 });
    expect(await add(met.id)).toMatchObject({ relation: 'added' });
  });
});

it('[S49] a portrait that would run a script is never answered', async () => {
  const portraits = ['javascript:alert(1)', 'data:text/html,x', 'java\tscript:alert(1)'];
  for (const avatar of portraits) {
    const person = await colleague({ avatar });
    expect(await card(person.id)).not.toHaveProperty('avatar');
  }
  const person = await colleague({ avatar: '/portraits/1.png' });
  expect(await card(person.id)).toMatchObject({ avatar: '/portraits/1.png' });
});
