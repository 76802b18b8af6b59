import { fixedClock } from '@/lib/time/clock';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { documentOfText } from '@/lib/domain/note/note-document';
import { aMeeting, at, meetingDesk, testNow } from '../testing';
import type { TestStaff } from '../testing';
import { runNoticesAt } from '../testing/notices/notice-jobs';

const clock = fixedClock(testNow);
beforeEach(() => clock.set(testNow));
const { store, me, colleague, as, colleagueOf } = meetingDesk({ clock });

const minute = 60_000;
const publishKey = 'PUT /api-meeting/api/meeting_summaries/{id}/state/publish';

/** A meeting of mine with a colleague. */
const mine = (parts: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    ...{ creator_id: me.id, company_id: me.companyId, beginTime: at('14:15') },
    ...{ members: [{ staffId: colleague.id, state: inviteStates.joined }], ...parts },
  });

/** The list of a person after the jobs have run. */
const noticesOf = async (person: TestStaff, now = clock.now()) => {
  await runNoticesAt(store.db, now);
  clock.set(now);
  return (await as(person)('GET /api-meeting/api/user/notices', { query: {} })).list;
};

describe('[MEET-06] notes that are published', () => {
  const publish = (id: string, { text = '上线完成', version = 0 } = {}) =>
    as(me)(publishKey, {
      params: { id },
      body: { subject: '周会纪要', content: documentOfText(text), version },
    });

  test('are a notice to all members once the meeting is over, but not to whoever published or is out of it', async () => {
    const [declined, out] = [await colleagueOf(me), await colleagueOf(me)];
    const { id, meetingNo } = await mine({
      beginTime: at('09:00'),
      members: [
        { staffId: colleague.id, state: inviteStates.joined },
        { staffId: declined.id, state: inviteStates.refused },
        { staffId: out.id, state: inviteStates.withdrawn },
      ],
    });
    await publish(id);
    for (const person of [colleague, declined])
      expect(await noticesOf(person)).toMatchObject([
        { kind: 'notes', meetingId: id, time: clock.now(), facts: { meetingNo, actorName: '林晓' } },
      ]);
    for (const person of [me, out, await colleagueOf(me)]) expect(await noticesOf(person)).toEqual([]);
  });

  test('are one notice where they are published again at once, and another later', async () => {
    const { id } = await mine({ beginTime: at('09:00') });
    await publish(id);
    expect(await noticesOf(colleague)).toHaveLength(1);
    await publish(id, { text: '上线推迟', version: 1 });
    expect(await noticesOf(colleague)).toHaveLength(1);
    clock.set(testNow + 20 * minute);
    await publish(id, { text: '上线取消', version: 2 });
    expect(await noticesOf(colleague)).toHaveLength(2);
  });
});
