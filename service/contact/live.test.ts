import {
  aContact,
  apiOf,
  aStaff,
  type ChangeListener,
  draft,
  listenToChanges,
  meetingKeys,
  type TestDatabase,
  testDatabase,
  testService,
  type TestStaff,
} from '../testing';

const addKey = 'POST /api-meeting/api/personal_contacts';
const removeKey = 'DELETE /api-meeting/api/personal_contacts/{id}';

let store: TestDatabase;
let service: ReturnType<typeof testService>;
let as: ReturnType<typeof apiOf>;
let me: TestStaff;
let colleague: TestStaff;
const listeners: ChangeListener[] = [];

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(async () => {
  service = testService(store.db);
  as = apiOf(service);
  me = await aStaff(store.db);
  colleague = await aStaff(store.db, { company_id: me.companyId });
});
afterEach(async () => {
  for (const listener of listeners) listener.leave();
  await Promise.allSettled(listeners.splice(0).map(({ ended }) => ended));
});
afterAll(() => store.close());

async function listen(person: TestStaff) {
  const listener = await listenToChanges(service, person);
  listeners.push(listener);
  return listener;
}

/** The people of the contact changes that reach each listener during work; a booking marks its end. */
async function reached(work: () => Promise<unknown>, ...people: ChangeListener[]): Promise<string[][]> {
  const from = people.map(({ heard }) => heard.length);
  await work();
  const { _id } = await as(me)(meetingKeys.book, { body: draft() });
  await Promise.all(
    people.map((listener) =>
      listener.until((heard) => heard.some(({ change }) => change?.ids.includes(_id) ?? false)),
    ),
  );
  return people.map(({ heard }, index) =>
    heard.slice(from[index]).flatMap(({ change }) => (change?.kind === 'contact' ? change.ids : [])),
  );
}

const add = () => as(me)(addKey, { body: { staffId: colleague.id } });
const remove = () => as(me)(removeKey, { params: { id: colleague.id } });

describe('[UX-02] [CON-06] a contact that is added or deleted', () => {
  it('reaches the owner alone while the other one has not added the owner', async () => {
    const [mine, theirs] = [await listen(me), await listen(colleague)];
    expect(await reached(add, mine, theirs)).toEqual([[colleague.id], []]);
    expect(await reached(remove, mine, theirs)).toEqual([[colleague.id], []]);
  });

  it('reaches both once each has added the other, and no third person', async () => {
    await aContact(store.db, colleague, { staff_id: me.id });
    const third = await aStaff(store.db, { company_id: me.companyId });
    const [mine, theirs, others] = [await listen(me), await listen(colleague), await listen(third)];
    expect(await reached(add, mine, theirs, others)).toEqual([[colleague.id], [me.id], []]);
    expect(await reached(remove, mine, theirs, others)).toEqual([[colleague.id], [me.id], []]);
  });
});
