import { errorCodes } from '@/lib/domain/error-codes';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { aContact, aStaff, serviceApi, type TestDatabase, testDatabase } from '../testing';
import type { TestStaff } from '../testing';
import { newId } from '../testing/builders/db';

const keys = {
  list: 'GET /api-meeting/api/user/label/list',
  people: 'GET /api-meeting/api/user/label/getLabelStaff',
  ofPerson: 'GET /api-meeting/api/user/label/getStaffLabelList',
  create: 'POST /api-meeting/api/user/label/create',
  rename: 'POST /api-meeting/api/user/label/update',
  setPeople: 'POST /api-meeting/api/user/label/setLabelStaff',
  remove: 'POST /api-meeting/api/user/label/delete',
} as const;

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
let wang: TestStaff;
let chen: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db, { real_name: '林晓' });
  wang = await colleague({ real_name: '王芳', pinyin: 'WANG FANG' });
  chen = await colleague({ real_name: '陈晨', pinyin: 'CHEN CHEN' });
});
afterAll(() => store.close());

const colleague = (extra: Parameters<typeof aStaff>[1] = {}) =>
  aStaff(store.db, { company_id: me.companyId, ...extra });
const create = (name: string, person = me) => as(person)(keys.create, { body: { name } });
const rename = (id: string, name: string, person = me) => as(person)(keys.rename, { body: { id, name } });
const remove = (id: string, person = me) => as(person)(keys.remove, { body: { id } });
const list = (person = me) => as(person)(keys.list);
const setPeople = (labelId: string, staffIds: string[], person = me) =>
  as(person)(keys.setPeople, { body: { labelId, staffIds } });
const people = async (labelId: string, person = me) =>
  (await as(person)(keys.people, { query: { labelId } })).map(({ realName }) => realName);
const labelsOf = async (staffId: string, person = me) =>
  (await as(person)(keys.ofPerson, { query: { staffId } })).map(({ name }) => name);
const disable = (person: TestStaff, at: Date | null = new Date(0)) =>
  store.db.updateTable('staff').set({ disabled_at: at }).where('id', '=', person.id).execute();

describe('labels', () => {
  it('[CON-07] are created, renamed and deleted', async () => {
    const label = await create('  核心   项目组 ');
    expect(label).toMatchObject({ name: '核心 项目组', staffCount: 0 });
    const other = await create('面试官');
    expect(await list()).toEqual([label, other]);
    await setPeople(label.id, [wang.id]);
    expect(await rename(label.id, '核心组')).toEqual({ id: label.id, name: '核心组', staffCount: 1 });
    await remove(label.id);
    expect(await list()).toEqual([other]);
    await expect(remove(label.id)).rejects.toMatchObject({ status: 404 });
  });

  it('[CON-07] have each name once for one person, and again for another', async () => {
    const { id } = await create('核心组');
    const taken = { status: 409, code: errorCodes.labelNameTaken };
    await expect(create(' 核心组')).rejects.toMatchObject(taken);
    const other = await create('面试官');
    await expect(rename(other.id, '核心组')).rejects.toMatchObject(taken);
    expect(await rename(id, '核心组')).toMatchObject({ name: '核心组' });
    expect(await create('核心组', wang)).toMatchObject({ name: '核心组' });
    expect((await list()).map(({ name }) => name)).toEqual(['核心组', '面试官']);
  });

  it('[CON-07] [R11] of two tabs that create one name at once, one does', async () => {
    const outcomes = await Promise.allSettled([create('核心组'), create('核心组'), create('核心组')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it.each(['', '   ', '一'.repeat(17), '\u202e'])('[CON-07] refuses the name %j', async (name) => {
    await expect(create(name)).rejects.toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);
  });

  it('[CON-07] takes emoji as single characters', async () => {
    expect(await create('🙂'.repeat(16))).toMatchObject({ name: '🙂'.repeat(16) });
  });

  it('[CON-07] come to an end', async () => {
    const rows = Array.from({ length: contactLimits.labelsMax }, (_, index) => ({
      company_id: me.companyId,
      id: newId(),
      owner_id: me.id,
      name: `标签${index}`,
      created_at: new Date(0),
    }));
    await store.db.insertInto('label').values(rows).execute();
    await expect(create('再一个')).rejects.toMatchObject({ code: errorCodes.tooManyLabels });
  });
});

describe('the people under a label', () => {
  it('[CON-07] are set as a whole, by name, and a person has their labels', async () => {
    const { id } = await create('核心组');
    await setPeople(id, [wang.id, chen.id, wang.id]);
    expect(await people(id)).toEqual(['陈晨', '王芳']);
    expect(await labelsOf(wang.id)).toEqual(['核心组']);
    await setPeople(id, [chen.id]);
    expect(await people(id)).toEqual(['陈晨']);
    expect(await labelsOf(wang.id)).toEqual([]);
    await setPeople(id, []);
    expect(await people(id)).toEqual([]);
    expect(await list()).toMatchObject([{ staffCount: 0 }]);
  });

  it('[S46] show no number but of those who have added each other', async () => {
    const { id } = await create('核心组');
    await setPeople(id, [wang.id]);
    await aContact(store.db, me, { staff_id: wang.id });
    const [before] = await as(me)(keys.people, { query: { labelId: id } });
    expect(before).toMatchObject({ relation: 'added' });
    expect(before).not.toHaveProperty('mobile');
    await aContact(store.db, wang, { staff_id: me.id });
    expect(await as(me)(keys.people, { query: { labelId: id } })).toMatchObject([{ mobile: wang.mobile }]);
  });

  it('[CON-07] leave out who has left, who is there again after coming back', async () => {
    const { id } = await create('核心组');
    await setPeople(id, [wang.id, chen.id]);
    await disable(wang);
    expect(await people(id)).toEqual(['陈晨']);
    expect(await list()).toMatchObject([{ staffCount: 1 }]);
    await setPeople(id, [chen.id, wang.id]);
    await setPeople(id, []);
    expect(await people(id)).toEqual([]);
    await disable(wang, null);
    expect(await people(id)).toEqual(['王芳']);
  });

  it('[CON-09] stay in a closed address book, which adds nobody else', async () => {
    const { id } = await create('核心组');
    await setPeople(id, [wang.id]);
    await store.db
      .updateTable('order_setting')
      .set({ public_address_book: false })
      .where('company_id', '=', me.companyId)
      .execute();
    await expect(setPeople(id, [wang.id, chen.id])).rejects.toMatchObject({ status: 404 });
    await setPeople(id, [wang.id]);
    expect(await people(id)).toEqual(['王芳']);
  });
});

it('[S43] labels of others, and people of another company, are nobody’s', async () => {
  const { id } = await create('核心组');
  await setPeople(id, [wang.id]);
  const stranger = await aStaff(store.db);
  const refused = { status: 404, code: 404000 };
  for (const person of [wang, stranger]) {
    await expect(rename(id, '改', person)).rejects.toMatchObject(refused);
    await expect(remove(id, person)).rejects.toMatchObject(refused);
    await expect(setPeople(id, [], person)).rejects.toMatchObject(refused);
    await expect(people(id, person)).rejects.toMatchObject(refused);
    expect(await labelsOf(wang.id, person)).toEqual([]);
    expect(await list(person)).toEqual([]);
  }
  await expect(setPeople(id, [stranger.id])).rejects.toMatchObject(refused);
  await expect(setPeople(id, ['no-id'])).rejects.toMatchObject(refused);
  expect(await people(id)).toEqual(['王芳']);
  await expect(as()(keys.list)).rejects.toMatchObject({ status: 401 });
});
