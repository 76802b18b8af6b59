import { fixedClock } from '@/lib/time/clock';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { documentOfText } from '@/lib/domain/note/note-document';
import { aMeeting, at, meetingDesk, testNow } from '../testing';
import type { TestStaff } from '../testing';
import { anUpload } from '../testing/builders/an-upload';
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

describe('[MEET-05] files that are added', () => {
  const windowEnd = at('10:15');

  /** One call for each, as the page uploads them. */
  async function add(id: string, names: readonly string[]) {
    for (const name of names) {
      const file = await anUpload(store.db, me);
      const upload = store.db.updateTable('uploaded_file').where('file_key', '=', file.fileKey);
      await upload.set({ file_name: name }).execute();
      const body = { files: [file] };
      await as(me)('POST /api-meeting/api/user/meetings/{id}/files', { params: { id }, body });
      clock.advance(1_000);
    }
  }

  test('are one notice of a quarter of an hour with all names, to those who come', async () => {
    const declined = await colleagueOf(me);
    const { id } = await mine({
      members: [{ staffId: colleague.id }, { staffId: declined.id, state: inviteStates.refused }],
    });
    await add(id, ['一.txt', '二.txt', '三.txt']);
    expect(await noticesOf(colleague)).toEqual([]);
    await add(id, ['四.txt', '五.txt']);
    expect(await noticesOf(colleague)).toEqual([]);
    const files = ['一.txt', '二.txt', '三.txt', '四.txt', '五.txt'];
    expect(await noticesOf(colleague, windowEnd)).toMatchObject([
      { kind: 'files', meetingId: id, facts: { actorName: '林晓', files } },
    ]);
    for (const person of [me, declined]) expect(await noticesOf(person)).toEqual([]);
  });

  test('are told of by the start of the meeting that they are for, and also once it is over', async () => {
    const { id } = await mine({ beginTime: at('10:10') });
    await add(id, ['议程.txt']);
    expect(await noticesOf(colleague)).toEqual([]);
    expect(await noticesOf(colleague, at('10:10'))).toMatchObject([{ kind: 'files' }]);
    const { id: over } = await mine({ beginTime: at('08:00') });
    await add(over, ['录音.mp3']);
    expect(await noticesOf(colleague)).toHaveLength(1);
    expect(await noticesOf(colleague, windowEnd)).toMatchObject([{ meetingId: over }, { meetingId: id }]);
  });

  test('[S46] are kept from somebody who is out of the meeting by then', async () => {
    const { id } = await mine();
    await add(id, ['薪酬.xlsx']);
    expect(await noticesOf(colleague)).toEqual([]);
    await as(me)('POST /api-meeting/api/user/meetings/{id}/members/actions/delete', {
      params: { id },
      body: { ids: [colleague.id] },
    });
    expect(await noticesOf(colleague, windowEnd)).toMatchObject([{ kind: 'withdrawn' }]);
  });
});

describe('[MEET-06] changes of the agenda', () => {
  const change = (id: string, content: string) =>
    as(me)('PUT /api-meeting/api/user/meetings/{id}/content', { params: { id }, body: { content } });
  const add = (id: string, person: TestStaff) =>
    as(person)('POST /api-meeting/api/user/meetings/{id}/discuss-content', {
      params: { id },
      body: { content: '补充预算' },
    });

  test('are one notice of a quarter of an hour to each of those who come, about the others', async () => {
    const other = await colleagueOf(me);
    const { id } = await mine({ members: [{ staffId: colleague.id }, { staffId: other.id }] });
    await change(id, '一、上线');
    expect(await noticesOf(other)).toEqual([]);
    await change(id, '一、上线\n二、预算');
    clock.advance(1_000);
    await add(id, colleague);
    expect(await noticesOf(other)).toEqual([]);
    const actors: unknown[] = [];
    for (const person of [me, colleague, other])
      actors.push((await noticesOf(person, at('10:15'))).map(({ kind, facts }) => [kind, facts.actorName]));
    expect(actors).toEqual([[['agenda', '周宁']], [['agenda', '林晓']], [['agenda', '周宁']]]);
  });

  test('are none of a meeting that is over once they are noticed', async () => {
    const { id } = await mine({ beginTime: at('10:00'), endTime: at('10:10') });
    await change(id, '一、上线');
    expect(await noticesOf(colleague, at('10:10'))).toEqual([]);
    expect(await noticesOf(colleague, at('10:30'))).toEqual([]);
  });
});
