import { aContact, type ChangeListener, draft, listenToChanges, meetingDesk, testService } from '../testing';

const { store, me, colleague, as, colleagueOf, book } = meetingDesk();
const addKey = 'POST /api-meeting/api/personal_contacts';
const removeKey = 'DELETE /api-meeting/api/personal_contacts/{id}';

const listeners: ChangeListener[] = [];
async function listen(person = me) {
  const listener = await listenToChanges(testService(store.db), person);
  listeners.push(listener);
  return listener;
}
afterEach(async () => {
  for (const listener of listeners.splice(0)) {
    listener.leave();
    await listener.ended;
  }
});

/** The people of the contact changes that a listener hears of work, up to a booking which marks its end. */
async function peopleHeard(listener: ChangeListener, work: () => Promise<unknown>): Promise<string[]> {
  const from = listener.heard.length;
  await work();
  const { _id } = await book(draft({ subject: '记号' }));
  await listener.until((heard) => heard.some(({ change }) => change?.ids.includes(_id) ?? false));
  return listener.heard.slice(from).flatMap(({ change }) => (change?.kind === 'contact' ? change.ids : []));
}

describe('[UX-02] [CON-06] a contact that is added or deleted', () => {
  it('is published to the owner alone while the other one has not added the owner', async () => {
    const [mine, theirs] = [await listen(me), await listen(colleague)];
    const add = () => as(me)(addKey, { body: { staffId: colleague.id } });
    expect(await peopleHeard(mine, add)).toEqual([colleague.id]);
    await theirs.until((heard) =>
      heard.some(({ change }) => change?.kind === 'meeting' && change.ids.length > 0),
    );
    expect(theirs.heard.filter(({ change }) => change?.kind === 'contact')).toEqual([]);
  });

  it('shows on both pages once each has added the other, and on no third one', async () => {
    await aContact(store.db, colleague, { staff_id: me.id });
    const third = await colleagueOf(me);
    const [theirs, others] = [await listen(colleague), await listen(third)];
    const add = () => as(me)(addKey, { body: { staffId: colleague.id } });
    expect(await peopleHeard(theirs, add)).toEqual([me.id]);
    const remove = () => as(me)(removeKey, { params: { id: colleague.id } });
    expect(await peopleHeard(theirs, remove)).toEqual([me.id]);
    expect(others.heard.filter(({ change }) => change?.kind === 'contact')).toEqual([]);
  });
});
