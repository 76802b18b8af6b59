import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { aContact, aStaff, serviceApi, type TestDatabase, testDatabase } from '../testing';
import type { TestStaff } from '../testing';

const list = 'GET /api-meeting/api/personal_contacts/action/query-list';
const picker = 'GET /api-meeting/api/personal_contacts/v2/actions/search';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db, { real_name: '林晓', pinyin: 'LIN XIAO' });
});
afterAll(() => store.close());

/** A number of the staff alone: several companies have somebody with it. */
async function colleague({ mobile, ...extra }: Parameters<typeof aStaff>[1] = {}): Promise<TestStaff> {
  const person = await aStaff(store.db, { company_id: me.companyId, ...extra });
  if (mobile) await store.db.updateTable('staff').set({ mobile }).where('id', '=', person.id).execute();
  return person;
}
const search = async (keyword: string) => {
  const { contactPersons } = await as(me)(list, { query: { keyword } });
  return contactPersons.map(({ realName }) => realName);
};
const pick = async (keyword: string) =>
  (await as(me)(picker, { query: { keyword } })).map(({ realName }) => realName);

describe('[CON-01] a search', () => {
  beforeEach(async () => {
    await colleague({
      real_name: '张晓燕',
      pinyin: 'ZHANG XIAO YAN',
      mobile: '13911112222',
      email: 'Yan.Zhang@example.com',
    });
    await colleague({ real_name: 'Ivan Petrov', pinyin: 'IVAN PETROV', email: null });
  });

  it.each([
    ['the name', '张晓燕'],
    ['its beginning', '张晓'],
    ['the given name', '晓燕'],
    ['its last character', '燕'],
    ['pinyin', 'zhangxiaoyan'],
    ['pinyin with spaces in capitals', 'ZHANG XIAO'],
    ['pinyin of the given name', 'xiaoyan'],
    ['initials', 'zxy'],
    ['the phone', '13911112222'],
    ['the phone with separators', '+86 139-1111-2222'],
    ['full-width digits', '１３９１１１１２２２２'],
    ['e-mail in another case', 'yan.zhang@EXAMPLE'],
  ])('finds by %s', async (_, keyword) => {
    expect(await search(keyword)).toEqual(['张晓燕']);
    expect(await pick(keyword)).toEqual(['张晓燕']);
  });

  it.each(['ivan', 'Petrov', 'Ivan P', 'ip'])('finds a Latin name by %s', async (keyword) => {
    expect(await search(keyword)).toEqual(['Ivan Petrov']);
  });

  it.each(['无此人', 'zzz', '139999', '1391111222'])('finds nobody by %s', async (keyword) => {
    expect(await search(keyword)).toEqual([]);
  });

  it('[S46] finds nobody by the first digits of a number, which would tell the number bit by bit', async () => {
    expect(await search('139111')).toEqual([]);
  });

  it('marks people as contactPersonDetail takes them', async () => {
    const { contactPersons } = await as(me)(list, { query: { keyword: '张晓燕' } });
    expect(contactPersons[0]?.personStaffId).toBe(contactPersons[0]?.staffId);
  });

  it('puts one’s own contacts first and finds them by their remark', async () => {
    const last = await colleague({ real_name: '赵晓', pinyin: 'ZHAO XIAO' });
    expect(await search('晓')).toEqual(['林晓', '张晓燕', '赵晓']);
    await aContact(store.db, me, { staff_id: last.id, real_name: '赵晓', remark: '小会议找她' });
    expect(await search('晓')).toEqual(['赵晓', '林晓', '张晓燕']);
    expect(await search('会议找')).toEqual(['赵晓']);
    expect(await search('赵晓')).toEqual(['赵晓']);
  });

  it('finds people outside the company in the contacts, not in pickers', async () => {
    await aContact(store.db, me, { pinyin: 'QIAN YI ZHOU', email: 'qian@example.com' });
    for (const keyword of ['亦舟', 'qianyi', 'qian@']) {
      expect(await search(keyword)).toEqual(['钱亦舟']);
      expect(await pick(keyword)).toEqual([]);
    }
  });

  it('finds nobody who has left, and nobody of another company', async () => {
    await colleague({ real_name: '张离职', disabled_at: new Date(0) });
    await colleague({ real_name: '张删除', deleted_at: new Date(0) });
    await aStaff(store.db, { real_name: '张别家' });
    expect(await search('张')).toEqual(['张晓燕']);
  });

  it('takes emoji, right-to-left text and characters that mean something elsewhere', async () => {
    await colleague({ real_name: '🙂دانا' });
    expect(await search('🙂')).toEqual(['🙂دانا']);
    expect(await search('دانا')).toEqual(['🙂دانا']);
    for (const keyword of ["'; drop table staff; --", '{"a":1}', '((', '\\', '\\%', '$1'])
      expect(await search(keyword)).toEqual([]);
  });

  it('[S60] takes wildcards literally', async () => {
    await colleague({ real_name: '100%_\\达成' });
    for (const keyword of ['%', '_', '张%', '%燕', '_晓燕', '*', '.*', '\\'])
      expect(await search(keyword)).toEqual([]);
    expect(await search('100%_\\')).toEqual(['100%_\\达成']);
  });

  it.each(['', '   ', '长'.repeat(65)])('refuses the keyword %j', async (keyword) => {
    await expect(search(keyword)).rejects.toMatchObject({ status: 400 });
    await expect(pick(keyword)).rejects.toMatchObject({ status: 400 });
  });

  it('begins with an empty place, which is that of no results', async () => {
    const { searchId } = await as(me)(list, { query: { keyword: '无此人' } });
    const { contactPersons } = await as(me)(list, { query: { keyword: '张晓燕', searchId } });
    expect(contactPersons).toHaveLength(1);
  });

  it('refuses NUL, and a place that is none', async () => {
    await expect(search('张\0')).rejects.toMatchObject({ status: 400 });
    for (const searchId of ['x', Buffer.from('[9,"",1]').toString('base64url')])
      await expect(as(me)(list, { query: { keyword: '张', searchId } })).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe('many results', () => {
  it('[CON-01] come in pages that overlap and miss nobody, contacts first', async () => {
    const count = 2 * contactLimits.searchPageSize + 5;
    const people = [];
    for (let index = 0; index < count; index += 1)
      people.push(
        await colleague({ real_name: `同名${index % 7}`, pinyin: `TONG MING ${index % 7}`, email: null }),
      );
    const contact = people[50];
    await aContact(store.db, me, { staff_id: contact?.id ?? '', real_name: '同名' });
    const ids: (string | undefined)[] = [];
    let page = await as(me)(list, { query: { keyword: '同名' } });
    const sizes = [page.contactPersons.length];
    ids.push(...page.contactPersons.map(({ staffId }) => staffId));
    while (page.hasMore) {
      page = await as(me)(list, { query: { keyword: '同名', searchId: page.searchId } });
      sizes.push(page.contactPersons.length);
      ids.push(...page.contactPersons.map(({ staffId }) => staffId));
    }
    expect(sizes).toEqual([30, 30, 5]);
    expect(new Set(ids)).toEqual(new Set(people.map(({ id }) => id)));
    expect(ids[0]).toBe(contact?.id);
    expect(await pick('同名')).toHaveLength(contactLimits.searchPageSize);
  });
});

describe('[CON-09] a closed address book', () => {
  it('is closed to the search and to pickers alike, but for one’s own contacts', async () => {
    const contact = await colleague({ real_name: '张一' });
    await colleague({ real_name: '张二' });
    await aContact(store.db, me, { staff_id: contact.id, real_name: '张一' });
    expect(await pick('张')).toHaveLength(2);
    await store.db
      .updateTable('order_setting')
      .set({ public_address_book: false })
      .where('company_id', '=', me.companyId)
      .execute();
    expect(await search('张')).toEqual(['张一']);
    expect(await pick('张')).toEqual(['张一']);
  });

  it('is open where the company never set it', async () => {
    await colleague({ real_name: '张一' });
    await store.db.deleteFrom('order_setting').where('company_id', '=', me.companyId).execute();
    expect(await pick('张')).toEqual(['张一']);
  });
});
