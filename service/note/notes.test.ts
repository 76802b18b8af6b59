import { errorCodes } from '@/lib/domain/error-codes';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { documentOfText, type NoteBlock, type NoteDocument } from '@/lib/domain/note/note-document';
import { aMeeting, aStaff, at, meetingDesk, meetingKeys, rawClient } from '../testing';

const { store, me, colleague, as, colleagueOf, detail, rowsOf } = meetingDesk();

const summary = '/api-meeting/api/user/meetings/{id}/summary';
const keys = {
  read: `GET ${summary}`,
  save: `PUT ${summary}/draft`,
  drop: `DELETE ${summary}/draft`,
  submit: `POST ${summary}`,
  publish: 'PUT /api-meeting/api/meeting_summaries/{id}/state/publish',
} as const;
type Write = 'save' | 'submit' | 'publish';

const text = (words: string, subject = '周会纪要') => ({ subject, content: documentOfText(words) });
const docOf = (...content: NoteBlock[]): NoteDocument => ({ type: 'doc', content });
const read = (id: string, person = me) => as(person)(keys.read, { params: { id } });
const write = (
  way: Write,
  id: string,
  { person = me, version = 0, ...body }: ReturnType<typeof text> & { person?: typeof me; version?: number },
) => as(person)(keys[way], { params: { id }, body: { ...body, version } });

/** A meeting that has ended today, with a colleague who took part. */
const ended = (extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    creator_id: me.id,
    company_id: me.companyId,
    beginTime: at('09:00'),
    members: [{ staffId: colleague.id, state: 2 }],
    ...extra,
  });

describe('writing', () => {
  test('[MEET-06] begins empty, is saved as a draft for the writers alone, and published for all members', async () => {
    const { id } = await ended();
    expect(await read(id)).toEqual({
      meetingId: id,
      subject: '周会纪要',
      draft: { subject: '周会纪要', content: documentOfText(''), version: 0, isCarriedOver: false },
    });
    expect(await write('save', id, text('一、上线'))).toMatchObject({ draft: { version: 1 } });
    expect(await read(id, colleague)).toMatchObject({
      draft: { content: documentOfText('一、上线'), version: 1, authorName: '林晓' },
    });
    expect((await read(id, colleague)).content).toBeUndefined();
    const published = await write('publish', id, { ...text('一、上线完成'), version: 1 });
    expect(published).toMatchObject({
      content: documentOfText('一、上线完成'),
      authorName: '林晓',
      draft: { version: 2, content: documentOfText('一、上线完成') },
    });
    expect(published.draft?.updatedTime).toBeUndefined();
    expect(await detail(id)).toMatchObject({ summaryState: 1, changeLogs: [{ kind: 'summaryPublished' }] });
  });

  test('[CAL-06] published notes are news of the schedule until the meeting is read', async () => {
    const { id } = await ended();
    await write('publish', id, { ...text('一、上线'), version: 0 });
    const state = async () => {
      const window = { beginTime: at('00:00'), endTime: at('23:59') };
      return (await as(colleague)(meetingKeys.records, { query: window })).map((row) => row.summaryState);
    };
    expect(await state()).toEqual([1]);
    await as(colleague)('PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read', {
      params: { id: colleague.accountId, meetingId: id },
    });
    expect(await state()).toEqual([0]);
    expect(await detail(id)).toMatchObject({ summaryState: 1 });
  });

  test('[MEET-06] a member submits to the organizer, who publishes', async () => {
    const { id } = await ended();
    const mine = { ...text('纪要正文'), person: colleague };
    expect(await write('submit', id, mine)).toMatchObject({ draft: { submittedTime: expect.any(Number) } });
    await expect(write('publish', id, { ...mine, version: 1 })).rejects.toMatchObject({ status: 403 });
    expect(await read(id)).toMatchObject({ draft: { authorName: '周宁', version: 1 } });
    expect((await detail(id)).changeLogs).toMatchObject([{ kind: 'summarySubmitted', actorName: '周宁' }]);
    expect(await write('publish', id, { ...text('纪要正文'), version: 1 })).toMatchObject({
      authorName: '林晓',
    });
  });

  test('[MEET-06] of two writers the later one is refused and gets the text of the first', async () => {
    const { id } = await ended();
    await write('save', id, { ...text('周宁写的'), person: colleague });
    for (const way of ['save', 'submit', 'publish'] as const)
      await expect(write(way, id, text('林晓写的'))).rejects.toMatchObject({
        status: 409,
        code: errorCodes.notesChanged,
        data: { draft: { content: documentOfText('周宁写的'), version: 1, authorName: '周宁' } },
      });
    await write('save', id, { ...text('两人的'), version: 1 });
    expect(await read(id, colleague)).toMatchObject({
      draft: { content: documentOfText('两人的'), version: 2 },
    });
  });

  test('[MEET-06] of many writers at once exactly one is first', async () => {
    const { id } = await ended();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, nth) => write('save', id, text(`第${nth}份`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('[MEET-06] [R11] the same text twice is written once, however its answer got lost', async () => {
    const { id } = await ended();
    for (const [way, version] of [
      ['save', 0],
      ['submit', 1],
      ['publish', 2],
    ] as const) {
      const first = await write(way, id, { ...text('同一份'), version });
      const before = await rowsOf('outbox');
      expect(await write(way, id, { ...text('同一份'), version })).toEqual(first);
      expect(await rowsOf('outbox')).toEqual(before);
    }
    expect((await detail(id)).changeLogs).toHaveLength(2);
  });

  test('[MEET-06] a draft is dropped for what is published, unless somebody wrote on', async () => {
    const { id } = await ended();
    await write('publish', id, text('定稿'));
    await write('save', id, { ...text('改到一半'), version: 1 });
    const drop = (version: number) => as(me)(keys.drop, { params: { id }, query: { version } });
    await expect(drop(1)).rejects.toMatchObject({ code: errorCodes.notesChanged });
    expect(await drop(2)).toMatchObject({ draft: { content: documentOfText('定稿'), version: 3 } });
    expect(await drop(2)).toMatchObject({ draft: { version: 3 } });
  });
});

describe('[S43] [S46] who may read and write notes', () => {
  const roles = {
    creator: () => me,
    joined: () => colleague,
    invited: (meeting: { id: string }) => member(meeting.id, 0),
    refused: (meeting: { id: string }) => member(meeting.id, 1),
    former: (meeting: { id: string }) => member(meeting.id, 4),
    colleague: () => colleagueOf(me),
    foreign: () => aStaff(store.db),
  };
  async function member(meetingId: string, state: 0 | 1 | 4) {
    const person = await colleagueOf(me);
    await store.db
      .insertInto('meeting_member')
      .values({
        company_id: me.companyId,
        meeting_id: meetingId,
        staff_id: person.id,
        begins_at: new Date(at('09:00')),
        relation: 'attendee',
        state,
        created_at: new Date(at('08:00')),
      })
      .execute();
    return person;
  }
  const digest = async () =>
    JSON.stringify([
      await store.db
        .selectFrom('meeting_summary')
        .where('company_id', '=', me.companyId)
        .selectAll()
        .execute(),
      await rowsOf('outbox'),
    ]);
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  test.each([
    ['creator', { read: 200, draft: true, save: 200, publish: 200 }],
    ['joined', { read: 200, draft: true, save: 200, publish: 403 }],
    ['invited', { read: 200, draft: false, save: 403, publish: 403 }],
    ['refused', { read: 200, draft: false, save: 403, publish: 403 }],
    ['former', { read: 403, draft: false, save: 403, publish: 403 }],
    ['colleague', { read: 403, draft: false, save: 403, publish: 403 }],
    ['foreign', { read: 404, draft: false, save: 404, publish: 404 }],
  ] as const)('%s', async (role, expected) => {
    const meeting = await ended();
    await write('publish', meeting.id, text('定稿'));
    const person = await roles[role](meeting);
    const before = await digest();
    const notes = await read(meeting.id, person).catch(() => undefined);
    expect({
      read: await statusOf(read(meeting.id, person)),
      draft: notes?.draft !== undefined,
    }).toEqual({ read: expected.read, draft: expected.draft });
    if (expected.save !== 200) {
      for (const way of ['save', 'submit'] as const)
        expect(await statusOf(write(way, meeting.id, { ...text('插手'), version: 1, person }))).toBe(
          expected.save,
        );
      const drop = as(person)(keys.drop, { params: { id: meeting.id }, query: { version: 1 } });
      expect(await statusOf(drop)).toBe(expected.save);
      expect(await digest()).toBe(before);
    }
    const publish = write('publish', meeting.id, { ...text('插手'), version: 1, person });
    expect(await statusOf(publish)).toBe(expected.publish);
    if (expected.publish !== 200) expect(await digest()).toBe(before);
  });

  test('[S45] not before the meeting, and not once it is archived', async () => {
    const coming = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    await expect(write('save', coming.id, text('早了'))).rejects.toMatchObject({
      code: errorCodes.stateForbids,
    });
    const { id } = await ended({ beginTime: at('09:00', '2026-10-01') });
    await expect(write('save', id, text('晚了'))).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });
});

describe('[S49] [LIM-01] what notes may hold', () => {
  const link = (href: string): NoteDocument =>
    docOf({
      type: 'paragraph',
      content: [{ type: 'text', text: '链接', marks: [{ type: 'link', attrs: { href } }] }],
    });
  const refused = async (content: NoteDocument, message: string) => {
    const { id } = await ended();
    await expect(write('save', id, { subject: '纪要', content })).rejects.toMatchObject({
      status: 400,
      message,
    });
    expect((await read(id)).draft?.version).toBe(0);
  };

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'mailto:a@b.example',
    'tel:110',
    '//evil.example',
    '/details/1',
    '\\\\evil.example',
    'https:evil.example',
    'https://a.example/\u0001',
    '',
  ])('not a link to %j', (href) => refused(link(href), '链接只能以 http:// 或 https:// 开头'));

  test('[S60] not text that the database cannot hold', async () => {
    const { id } = await ended();
    for (const how of ['save', 'submit'] as const)
      for (const body of [text('a\0b'), text('好', 'a\0b')])
        await expect(write(how, id, body)).rejects.toMatchObject({
          status: 400,
        });
  });

  test('links to the web, and HTML and script as text', async () => {
    const { id } = await ended();
    const content = docOf(
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
      },
      ...link('https://a.example/?q=%E4%BD%A0#x').content,
    );
    await write('save', id, { subject: '<b>纪要</b>', content });
    expect((await read(id)).draft).toMatchObject({ subject: '<b>纪要</b>', content });
  });

  test('not more text, parts or depth than bounded', async () => {
    await refused(
      documentOfText('字'.repeat(noteLimits.textMaxLength + 1)),
      `会议纪要最多 ${noteLimits.textMaxLength} 字`,
    );
    await refused(documentOfText('\n'.repeat(noteLimits.nodesMax - 1)), '会议纪要的段落过多，请精简后再试');
    const nested = (depth: number): NoteBlock => ({
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph' }, ...(depth > 1 ? [nested(depth - 1) as never] : [])],
        },
      ],
    });
    await refused(docOf(nested(noteLimits.listDepthMax + 1)), `列表最多 ${noteLimits.listDepthMax} 层`);
    const { id } = await ended();
    await write('save', id, { subject: '纪要', content: docOf(nested(noteLimits.listDepthMax)) });
  });

  test('[S37] notes of 1 MB and a depth of thousands are refused, and nothing is stored', async () => {
    const { id } = await ended();
    const send = rawClient(store.db);
    const key = `PUT /api-meeting/api/user/meetings/${id}/summary/draft` as const;
    const megabyte = { subject: '纪要', version: 0, content: documentOfText('x'.repeat(1_048_576)) };
    expect(await send(key, { headers: me.headers, json: megabyte })).toMatchObject({
      status: 413,
      body: { message: '提交的内容过大' },
    });
    const depth = 3_000;
    const open = '{"type":"bulletList","content":[{"type":"listItem","content":[';
    const body = `{"subject":"x","version":0,"content":{"type":"doc","content":[${open.repeat(depth)}${']}]}'.repeat(depth)}]}}`;
    const headers = { ...me.headers, 'content-type': 'application/json' };
    expect((await send(key, { headers, body })).status).toBe(400);
    expect((await read(id)).draft?.version).toBe(0);
  });

  test.each([
    ['an image', { type: 'image', attrs: { src: 'https://a.example/x.png' } }],
    ['a table', { type: 'table', content: [] }],
    ['raw HTML', { type: 'html', text: '<b>x</b>' }],
    ['a heading of level 1.5', { type: 'heading', attrs: { level: 1.5 } }],
    ['an empty list', { type: 'bulletList', content: [] }],
    [
      'a check item with a day that is none',
      {
        type: 'taskList',
        content: [
          {
            type: 'taskItem',
            attrs: { checked: false, day: '2026-02-30' },
            content: [{ type: 'paragraph' }],
          },
        ],
      },
    ],
  ])('not %s', async (_, block) => {
    const { id } = await ended();
    const content = { type: 'doc', content: [block] } as unknown as NoteDocument;
    await expect(write('save', id, { subject: '纪要', content })).rejects.toMatchObject({ status: 400 });
  });

  test('unknown properties of offered nodes are dropped', async () => {
    const { id } = await ended();
    const block = {
      type: 'paragraph',
      attrs: { style: 'position:fixed', onclick: 'x' },
      content: [{ type: 'text', text: '字', marks: [{ type: 'bold', attrs: { class: 'x' } }] }],
    };
    await write('save', id, { subject: '纪要', content: { type: 'doc', content: [block] } as NoteDocument });
    expect((await read(id)).draft?.content).toEqual(
      docOf({ type: 'paragraph', content: [{ type: 'text', text: '字', marks: [{ type: 'bold' }] }] }),
    );
  });

  test('text without ink is a draft, and not published', async () => {
    const { id } = await ended();
    const blank = text('\u200b\u2060 \ufeff\n\u00ad');
    await write('save', id, blank);
    for (const way of ['submit', 'publish'] as const)
      await expect(write(way, id, { ...blank, version: 1 })).rejects.toMatchObject({
        status: 400,
        code: errorCodes.notesEmpty,
        message: '请填写会议纪要',
      });
  });
});

describe('check items', () => {
  const item = (words: string, attrs: object = {}) => ({
    type: 'taskItem' as const,
    attrs: { checked: false, ...attrs },
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  });
  const list = (...content: ReturnType<typeof item>[]) => docOf({ type: 'taskList', content });

  test('[MEET-06] name people of the company, by their stored names', async () => {
    const { id } = await ended();
    const person = { staffId: colleague.id, realName: '冒名' };
    await write('save', id, { subject: '纪要', content: list(item('跟进', { person, day: '2026-11-20' })) });
    expect((await read(id)).draft?.content).toEqual(
      list(item('跟进', { person: { staffId: colleague.id, realName: '周宁' }, day: '2026-11-20' })),
    );
    const stranger = { staffId: (await aStaff(store.db)).id, realName: '外人' };
    await expect(
      write('save', id, { subject: '纪要', content: list(item('跟进', { person: stranger })), version: 1 }),
    ).rejects.toMatchObject({ status: 400, message: '负责人不在本企业' });
  });

  test('[MEET-06] [REP-01] [BEY-12] the open ones begin the notes of the next occurrence', async () => {
    const series = await store.db
      .insertInto('meeting_series')
      .values({
        company_id: me.companyId,
        id: '019aa000-0000-7000-8000-00000000abcd',
        creator_id: me.id,
        rrule: 'FREQ=WEEKLY',
        time_zone: 'Asia/Shanghai',
        starts_on: '2026-11-11',
        start_minute: 540,
        length_minutes: 30,
        expanded_until: new Date(at('09:00', '2027-01-01')),
        created_at: new Date(at('08:00')),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lastWeek = await ended({ series_id: series.id, beginTime: at('09:00', '2026-11-11') });
    const today = await ended({ series_id: series.id });
    const content = list(item('开放', { day: '2026-11-20' }), item('完成', { checked: true }));
    await write('save', lastWeek.id, { subject: '纪要', content });
    expect((await read(today.id)).draft).toMatchObject({ isCarriedOver: false });
    await write('publish', lastWeek.id, { subject: '纪要', content, version: 1 });
    const { draft } = await read(today.id);
    expect(draft).toMatchObject({ version: 0, isCarriedOver: true });
    expect(draft?.content.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '上次会议未完成的待办' }] },
      ...list(item('开放', { day: '2026-11-20' })).content,
      { type: 'paragraph' },
    ]);
    expect((await read(lastWeek.id)).draft?.isCarriedOver).toBe(false);
  });
});
