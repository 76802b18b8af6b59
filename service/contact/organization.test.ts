import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { createLogger } from '../kernel/logger';
import { aStaff, serviceApi, type TestDatabase, testDatabase } from '../testing';
import type { TestStaff } from '../testing';
import { newId } from '../testing/builders/db';

const branchKey = 'GET /api-meeting/api/users/org-structure/children';
const treeKey = 'GET /api-meeting/api/personal_contacts/org-structure/list';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let logged: string[];
let me: TestStaff;
let centre: string;
let product: string;
let design: string;

beforeAll(async () => {
  store = await testDatabase();
  const logger = createLogger({ level: 'warn', destination: { write: (line) => void logged.push(line) } });
  as = serviceApi(store.db, { logger });
});
beforeEach(async () => {
  logged = [];
  me = await aStaff(store.db, { real_name: '林晓', pinyin: 'LIN XIAO' });
  centre = await department('产研中心');
  product = await department('产品部', centre);
  design = await department('设计部', centre);
  await publish({ modules: { organization: { enabled: true } } });
});
afterAll(() => store.close());

async function department(name: string, parent_id: string | null = null): Promise<string> {
  const id = newId();
  const row = { company_id: me.companyId, id, parent_id, name };
  await store.db.insertInto('department').values(row).execute();
  return id;
}
const colleague = (department_id: string | null, extra: Parameters<typeof aStaff>[1] = {}) =>
  aStaff(store.db, { company_id: me.companyId, department_id, ...extra });
const publish = (configuration: unknown) =>
  store.db
    .insertInto('app_configuration')
    .values({
      company_id: me.companyId,
      app_id: 'address-book',
      configuration: JSON.stringify(configuration),
    })
    .onConflict((row) =>
      row.columns(['company_id', 'app_id']).doUpdateSet({ configuration: JSON.stringify(configuration) }),
    )
    .execute();
const closeBook = () =>
  store.db
    .updateTable('order_setting')
    .set({ public_address_book: false })
    .where('company_id', '=', me.companyId)
    .execute();
const branch = (parentId?: string, cursor?: string) => as(me)(branchKey, { query: { parentId, cursor } });

describe('[CON-03] a branch', () => {
  it('is its departments with everybody in them, and its own people by name', async () => {
    await colleague(product, { real_name: '王芳', pinyin: 'WANG FANG' });
    await colleague(product, { real_name: '艾敏', pinyin: 'AI MIN' });
    await colleague(design);
    await colleague(design, { disabled_at: new Date(0) });
    const empty = await department('空部门');
    expect(await branch()).toMatchObject({
      isPublished: true,
      memberTotalCount: 4,
      departments: [
        { id: centre, name: '产研中心', memberTotalCount: 3, hasChildren: true },
        { id: empty, name: '空部门', memberTotalCount: 0, hasChildren: false },
      ],
      members: [{ realName: '林晓' }],
    });
    expect(await branch(centre)).toMatchObject({
      memberTotalCount: 3,
      departments: [
        { id: product, memberTotalCount: 2, hasChildren: true },
        { id: design, memberTotalCount: 1 },
      ],
      members: [],
    });
    expect(await branch(product)).toMatchObject({
      memberTotalCount: 2,
      departments: [],
      members: [{ realName: '艾敏', department: '产品部' }, { realName: '王芳' }],
    });
  });

  it('[CON-08] pages its people, and names its departments once', async () => {
    const count = contactLimits.branchPageSize + 20;
    await store.db
      .insertInto('staff')
      .values(
        Array.from({ length: count }, (_, index) => ({
          company_id: me.companyId,
          id: newId(),
          department_id: centre,
          real_name: `员工${index}`,
          pinyin: `YUAN GONG ${index % 3}`,
          created_at: new Date(0),
        })),
      )
      .execute();
    const first = await branch(centre);
    expect(first.members).toHaveLength(contactLimits.branchPageSize);
    expect(first.departments).toHaveLength(2);
    const second = await branch(centre, first.cursor);
    expect(second).toMatchObject({ memberTotalCount: count, departments: [] });
    expect(second.cursor).toBeUndefined();
    const ids = [...first.members, ...second.members].map(({ staffId }) => staffId);
    expect(new Set(ids).size).toBe(count);
  });

  it('[S43] of another company, or none, does not exist', async () => {
    const stranger = await aStaff(store.db);
    for (const parentId of [centre, newId(), 'no-id'])
      await expect(as(stranger)(branchKey, { query: { parentId } })).rejects.toMatchObject({ status: 404 });
    await expect(branch(centre, 'no-cursor')).rejects.toMatchObject({ status: 400 });
    expect(await as(stranger)(branchKey, { query: {} })).toMatchObject({
      departments: [],
      memberTotalCount: 1,
    });
  });

  it('ends where departments are each other’s parents', async () => {
    await store.db.updateTable('department').set({ parent_id: product }).where('id', '=', centre).execute();
    expect(await branch(product)).toMatchObject({ departments: [{ id: centre }] });
  });
});

it('[CON-03] the whole tree has the company at its top', async () => {
  await colleague(product, { real_name: '王芳' });
  expect(await as(me)(treeKey)).toMatchObject([
    {
      id: me.companyId,
      memberTotalCount: 2,
      members: [{ realName: '林晓' }],
      children: [
        {
          id: centre,
          memberTotalCount: 1,
          members: [],
          children: [
            { id: product, memberTotalCount: 1, members: [{ realName: '王芳' }], children: [] },
            { id: design, memberTotalCount: 0 },
          ],
        },
      ],
    },
  ]);
});

describe('an organization that is not published', () => {
  const expectNothing = async () => {
    const unpublished = { isPublished: false, memberTotalCount: 0, departments: [], members: [] };
    expect(await branch()).toEqual(unpublished);
    expect(await branch(centre)).toEqual(unpublished);
    expect(await as(me)(treeKey)).toEqual([]);
  };

  it('[CON-03] by its module shows nothing', async () => {
    await publish({ modules: { organization: { enabled: false } } });
    await expectNothing();
  });

  it('[CON-09] by the order settings shows nothing', async () => {
    await closeBook();
    await expectNothing();
  });

  it.each([
    ['is broken', '"{"'],
    ['has no modules', {}],
    ['says something else', { modules: { organization: { enabled: 'yes' } } }],
  ])('[CON-03] shows when the configuration %s, which is logged', async (_, configuration) => {
    await publish(configuration);
    expect(await branch()).toMatchObject({ isPublished: true });
    expect(logged.join()).toContain('address book counts as enabled');
  });

  it('[CON-03] shows without a configuration', async () => {
    await store.db.deleteFrom('app_configuration').where('company_id', '=', me.companyId).execute();
    expect(await branch()).toMatchObject({ isPublished: true });
    expect(await as(me)(treeKey)).toHaveLength(1);
  });
});
