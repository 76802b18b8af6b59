import { type SqlBool, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '@/lib/client/api';
import { changedIds } from '@/lib/query/live/recent-changes';
import { approvalsSentToMe } from '@/lib/query/approval';
import { isAffected } from '@/lib/query/live/follows';
import { frequentContacts } from '@/lib/query/contact';
import { documentOfText } from '@/lib/domain/note/note-document';
import { labels } from '@/lib/query/label';
import { meetingDetail } from '@/lib/query/meeting';
import { personConfig } from '@/lib/query/person-config';
import { roomOrders } from '@/lib/query/room';
import { scheduleRecords } from '@/lib/query/schedule';
import type { Command } from './kernel/commands/run-command';
import { hashSecret } from './kernel/secrets/secret';
import {
  aContact,
  aMeeting,
  approvalKeys,
  at,
  forRoom,
  meetingDesk,
  meetingKeys,
  seriesKeys,
  testNow,
} from './testing';
import { runNoticesAt } from './testing/notices/notice-jobs';
import { anUpload } from './testing/builders/an-upload';
import { aLabel } from './testing/builders/a-label';
import type { TestRoom, TestStaff } from './testing';
import { aScreen } from './testing/door-screen';
import type { ChangeListener } from './testing/http/change-listener';

const secrets = ['the-secret-of-every-command'];
const { store, me, colleague, as, listen, myRoom, book, detail } = meetingDesk({ config: { secrets } });

const tables = ['meeting', 'room_order', 'meeting_member', 'audit_record', 'audit_record_auditor'] as const;

/** Tables with rows whose last writer left nothing in the outbox: neither open pages nor the cache would hear of it. */
async function untold(): Promise<string[]> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} as row
        where row.company_id = ${me.companyId}
          and ${sql<SqlBool>`not exists (select from outbox where outbox.xid::xid = row.xmin)`}`.execute(
        store.db,
      );
      return rows[0]?.n ? [table] : [];
    }),
  );
  return counts.flat();
}

test('[UX-02] [R40] what a booking, a request, a move, an answer and a cancel write is told in the same transaction', async () => {
  const room = await myRoom();
  const members = [{ staffId: colleague.id }];
  const { _id: id } = await book(forRoom(room, { members }));
  const approved = await myRoom({ auditors: [colleague.id] });
  const { _id: asked } = await book(forRoom(approved, { reason: '客户来访', members }));
  const params = { id };
  expect(await untold()).toEqual([]);
  const move = { beginTime: at('15:15'), endTime: at('16:00') };
  await as(me)(meetingKeys.update, { params, body: move });
  expect(await untold()).toEqual([]);
  await as(colleague)(meetingKeys.answer, { params, body: { state: inviteStates.joined } });
  expect(await untold()).toEqual([]);
  for (const cancelled of [id, asked])
    await as(me)(meetingKeys.cancel, { params: { id: cancelled }, query: {} });
  expect(await untold()).toEqual([]);
});

test('[UX-02] what is written and not told would be found', async () => {
  const { _id: id } = await book(forRoom(await myRoom()));
  await store.db.updateTable('meeting').set({ subject: '别的' }).where('id', '=', id).execute();
  expect(await untold()).toEqual(['meeting']);
});

/** The files that hold a command of the company's data, by what they import. */
const commandFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('kernel'))
  .filter((file) =>
    /import [^;]*\b(Command|WritingCommand)\b[^;]* from '[^']*\/run-command'/.test(
      readFileSync(path.join(__dirname, file), 'utf8'),
    ),
  )
  .map((file) => path.basename(file, '.ts'))
  .sort();

/** `changes`: how many commands prepared it, one by default. */
type Subject = {
  meetingId: string;
  room: { id: string };
  changes?: number;
  recordId?: string;
  screen?: TestStaff;
};
const recordOf = ({ recordId = '' }: Subject) => ({ params: { id: recordId } });
/** A meeting whose room a colleague audits. */
const requested = async (): Promise<Subject & { recordId: string }> => {
  const room = await myRoom({ auditors: [colleague.id] });
  const { _id: meetingId } = await book(forRoom(room));
  const { id: recordId } = await store.db
    .selectFrom('audit_record')
    .where('meeting_id', '=', meetingId)
    .select('id')
    .executeTakeFirstOrThrow();
  return { meetingId, room, recordId };
};
const refused = async () => {
  const subject = await requested();
  const params = { id: subject.recordId };
  await as(colleague)(approvalKeys.refuse, { params, body: { refuseReason: '另有安排' } });
  return subject;
};

const existing = async (): Promise<Subject> => {
  const room = await myRoom();
  const { _id: meetingId } = await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
  return { meetingId, room };
};

/** A meeting that the listener has an unread notice of. */
const noticed = async (): Promise<Subject> => {
  const subject = await existing();
  await runNoticesAt(store.db, testNow);
  return subject;
};

const cancelled = async (): Promise<Subject> => {
  const subject = await existing();
  await as(me)(meetingKeys.cancel, { params: { id: subject.meetingId }, query: {} });
  return { ...subject, changes: 2 };
};

const signCode = 'a code on paper';

/** A meeting that has begun, in a room where people sign in. */
const runningMeeting = async (): Promise<Subject> => {
  const room = await myRoom({ sign_in_required: true, sign_code_hash: hashSecret(signCode) });
  const { id: meetingId } = await aMeeting(store.db, {
    company_id: me.companyId,
    creator_id: me.id,
    members: [{ staffId: colleague.id }],
    roomIds: [room.id],
    beginTime: at('10:00'),
  });
  return { meetingId, room, changes: 0 };
};
/** A meeting that has ended, with a draft of the colleague, who listens. */
const drafted = async (): Promise<Subject> => {
  const members = [{ staffId: colleague.id, state: inviteStates.joined }];
  const times = { beginTime: at('09:00'), creator_id: me.id, company_id: me.companyId };
  const { id: meetingId, roomIds } = await aMeeting(store.db, { ...times, members });
  await as(colleague)(`PUT ${summary}/draft`, { params: { id: meetingId }, body: notes });
  return { meetingId, room: { id: String(roomIds[0]) }, changes: 0 };
};

/** A meeting that a colleague who has joined may come late to. */
const beginning = async (): Promise<Subject> => {
  const members = [{ staffId: colleague.id, state: inviteStates.joined }];
  const times = { beginTime: at('10:15'), creator_id: me.id, company_id: me.companyId };
  const { id: meetingId, roomIds } = await aMeeting(store.db, { ...times, members });
  return { meetingId, room: { id: String(roomIds[0]) }, changes: 0 };
};
const feeds = '/api-meeting/api/user/feeds';
const summary = '/api-meeting/api/user/meetings/{id}/summary';
const notes = { subject: '纪要', content: documentOfText('一') };
const moreNotes = { subject: '纪要', content: documentOfText('二'), version: 1 };
const agenda = '/api-meeting/api/user/meetings/{id}';

const shareKey = <M extends 'PUT' | 'DELETE'>(method: M) =>
  `${method} /api-meeting/api/user/meetings/{id}/share` as const;

const membersKey = 'POST /api-meeting/api/user/meetings/{id}/members' as const;

type Scenario = { prepare: () => Promise<Subject>; act: (subject: Subject) => Promise<Partial<Subject>> };

/** A change of the listener's own, about no meeting. */
const personal = async (): Promise<Subject> => Promise.resolve({ meetingId: '', room: { id: '' } });
const contacts = '/api-meeting/api/personal_contacts';
const label = '/api-meeting/api/user/label';
const ofContacts = ['contacts', 'labels'];

/** Two occurrences of a colleague's weekly meeting with the listener; the first is the subject. */
const repeated = async (): Promise<Subject & { repeatMeetingNo: string }> => {
  const room = await myRoom();
  const body = {
    ...forRoom(room, { members: [{ staffId: colleague.id }] }),
    recurrence: 'FREQ=WEEKLY;COUNT=2',
  };
  const { meetings, repeatMeetingNo } = await as(me)(seriesKeys.book, { body });
  return { meetingId: meetings[0]?._id ?? '', room, repeatMeetingNo };
};
const ofSeries = async (meetingId: string) => {
  const { repeatMeetingNo = '' } = await as(me)(meetingKeys.detail, { params: { idOrMeetingNo: meetingId } });
  return { params: { repeatMeetingNo } };
};

/** Runs each command as a caller does; every command file needs its entry. */
const scenarios: Record<string, Scenario & { reaches: string[] }> = {
  'book-meeting': {
    prepare: async () => ({ meetingId: '', room: await myRoom() }),
    act: async ({ room }) => {
      const { _id } = await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
      return { meetingId: _id };
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'book-series': {
    prepare: async () => ({ meetingId: '', room: await myRoom() }),
    act: async ({ room }) => {
      const members = [{ staffId: colleague.id }];
      const body = { ...forRoom(room, { members }), recurrence: 'FREQ=WEEKLY;COUNT=2' };
      const { meetings } = await as(me)(seriesKeys.book, { body });
      return { meetingId: meetings[0]?._id ?? '' };
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'become-series': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(seriesKeys.toSeries, { params: { id }, body: { recurrence: 'FREQ=WEEKLY;COUNT=2' } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'update-occurrence': {
    prepare: repeated,
    act: async ({ meetingId: id }) => {
      await as(me)(seriesKeys.updateSingle, { params: { id }, body: { subject: '改过' } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'update-series': {
    prepare: repeated,
    act: async ({ meetingId }) => {
      const body = { editType: 'AllMeeting' as const, subject: '改过' };
      await as(me)(seriesKeys.updateRepeat, { ...(await ofSeries(meetingId)), body });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'cancel-occurrence': {
    prepare: repeated,
    act: async ({ meetingId }) => {
      await as(me)(seriesKeys.cancelSingle, { ...(await ofSeries(meetingId)), body: { meetingId } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'cancel-series': {
    prepare: repeated,
    act: async ({ meetingId }) => {
      await as(me)(seriesKeys.cancelRepeat, { ...(await ofSeries(meetingId)), body: { startTimeGe: 0 } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'update-meeting': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(meetingKeys.update, { params: { id }, body: { subject: '改过' } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'restore-version': {
    prepare: async () => {
      const subject = await existing();
      const params = { id: subject.meetingId };
      await as(me)(meetingKeys.update, { params, body: { subject: '改过' } });
      return { ...subject, changes: 2 };
    },
    act: async ({ meetingId: id }) => {
      await as(me)('POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore', {
        params: { id, version: 1 },
      });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'cancel-meeting': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'answer-invitation': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.joined } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'agree-to-request': {
    prepare: requested,
    act: async (subject) => {
      await as(colleague)(approvalKeys.agree, recordOf(subject));
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'refuse-request': {
    prepare: requested,
    act: async (subject) => {
      const body = { refuseReason: '另有安排' };
      await as(colleague)(approvalKeys.refuse, { ...recordOf(subject), body });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'revoke-requests': {
    prepare: requested,
    act: async ({ meetingId: id }) => {
      await as(me)(approvalKeys.revoke, { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'ask-again': {
    prepare: refused,
    act: async ({ meetingId }) => {
      await as(me)(approvalKeys.askAgain, { body: { meetingId, reason: '客户改期' } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'mark-request-read': {
    prepare: requested,
    act: async (subject) => {
      await as(colleague)(approvalKeys.read, recordOf(subject));
      return {};
    },
    reaches: ['schedule', 'approvals'],
  },
  'remind-auditors': {
    prepare: requested,
    act: async (subject) => {
      await as(me)(approvalKeys.remind, recordOf(subject));
      return {};
    },
    reaches: ['schedule', 'approvals'],
  },
  'sign-in': {
    prepare: runningMeeting,
    act: async ({ meetingId: id }) => {
      await as(me)('POST /api-meeting/api/user/meetings/{id}/actions/sign', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'sign-in-at-room': {
    prepare: runningMeeting,
    act: async ({ room }) => {
      const key = 'POST /api-meeting/api/user/rooms/{id}/actions/sign';
      await as(me)(key, { params: { id: room.id }, body: { code: signCode } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'finish-meeting': {
    prepare: runningMeeting,
    act: async ({ meetingId: id }) => {
      await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/finish', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'continue-meeting': {
    prepare: runningMeeting,
    act: async ({ meetingId: id }) => {
      const query = { operationType: 'CONTINUE_MEETING' } as const;
      await as(me)('POST /api-meeting/api/user/meetings/{id}/operations', { params: { id }, query });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'sign-at-door': {
    prepare: async () => {
      const subject = await runningMeeting();
      return { ...subject, screen: await aScreen(store.db, subject.room as TestRoom) };
    },
    act: async ({ meetingId, screen }) => {
      const { meetingNo } = await detail(meetingId);
      const body = { meetingId, code: meetingNo.slice(-4) };
      await as(screen)('POST /api-meeting/api/door/actions/sign', { body });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'end-at-door': {
    prepare: async () => {
      const subject = await runningMeeting();
      const screen = await aScreen(store.db, subject.room as TestRoom);
      const tipped = { early_end_tip_at: new Date(at('10:06')) };
      await store.db.updateTable('meeting').where('id', '=', subject.meetingId).set(tipped).execute();
      return { ...subject, screen };
    },
    act: async ({ meetingId, screen }) => {
      await as(screen)('POST /api-meeting/api/door/actions/end', { body: { meetingId } });
      return {};
    },
    reaches: ['details', 'schedule', 'room', 'approvals'],
  },
  'invite-members': {
    prepare: async () => {
      const subject = await existing();
      const body = { ids: [colleague.id] };
      await as(me)(`${membersKey}/actions/delete`, { params: { id: subject.meetingId }, body });
      return { ...subject, changes: 2 };
    },
    act: async ({ meetingId: id }) => {
      await as(me)(membersKey, { params: { id }, body: { ids: [colleague.id] } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'remove-members': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(`${membersKey}/actions/delete`, { params: { id }, body: { ids: [colleague.id] } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'remind-members': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(`${membersKey}/actions/remind`, { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'tell-late': {
    prepare: beginning,
    act: async ({ meetingId: id }) => {
      await as(colleague)('POST /api-meeting/api/user/meetings/{id}/actions/tell-late', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'quit-meeting': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(colleague)('DELETE /api-meeting/api/user/meetings/{id}/members', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'mark-meeting': {
    prepare: existing,
    act: async ({ meetingId }) => {
      const params = { id: colleague.accountId, meetingId };
      await as(colleague)('PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read', {
        params,
      });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'read-all-meetings': {
    prepare: cancelled,
    act: async () => {
      await as(colleague)('POST /api-meeting/api/user/meetings/actions/read-all', {
        body: { beginTime: at('00:00'), endTime: at('23:59') },
      });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'acknowledge-meeting': {
    prepare: cancelled,
    act: async ({ meetingId: id }) => {
      await as(colleague)('PUT /api-meeting/api/user/meetings/{id}/state/acknowledge', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'delete-record': {
    prepare: cancelled,
    act: async ({ meetingId: id }) => {
      await as(colleague)('DELETE /api-meeting/api/user/meetings/meeting_records/{id}', { params: { id } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'link-files': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)('POST /api-meeting/api/user/meetings/{id}/files', {
        params: { id },
        body: { files: [await anUpload(store.db, me)] },
      });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'unlink-files': {
    prepare: async () => {
      const subject = await existing();
      const params = { id: subject.meetingId };
      const files = [await anUpload(store.db, me)];
      await as(me)('POST /api-meeting/api/user/meetings/{id}/files', { params, body: { files } });
      return { ...subject, changes: 2 };
    },
    act: async ({ meetingId: id }) => {
      const { meetingFolderViews } = await detail(id);
      const ids = meetingFolderViews.map((file) => file.id);
      await as(me)('DELETE /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { ids } });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'save-draft': {
    prepare: drafted,
    act: async ({ meetingId: id }) => {
      await as(me)(`PUT ${summary}/draft`, { params: { id }, body: moreNotes });
      return {};
    },
    reaches: ['details'],
  },
  'submit-notes': {
    prepare: drafted,
    act: async ({ meetingId: id }) => {
      await as(me)(`POST ${summary}`, { params: { id }, body: moreNotes });
      return {};
    },
    reaches: ['details'],
  },
  'publish-notes': {
    prepare: drafted,
    act: async ({ meetingId: id }) => {
      const publish = 'PUT /api-meeting/api/meeting_summaries/{id}/state/publish';
      await as(me)(publish, { params: { id }, body: moreNotes });
      return {};
    },
    reaches: ['details', 'schedule', 'approvals'],
  },
  'drop-draft': {
    prepare: drafted,
    act: async ({ meetingId: id }) => {
      await as(me)(`DELETE ${summary}/draft`, { params: { id }, query: { version: 1 } });
      return {};
    },
    reaches: ['details'],
  },
  'change-agenda': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(`PUT ${agenda}/content`, { params: { id }, body: { content: '议题' } });
      return {};
    },
    reaches: ['details'],
  },
  'add-to-agenda': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(`POST ${agenda}/discuss-content`, { params: { id }, body: { content: '议题' } });
      return {};
    },
    reaches: ['details'],
  },
  'share-meeting': {
    prepare: existing,
    act: async ({ meetingId: id }) => {
      await as(me)(shareKey('PUT'), { params: { id }, body: {} });
      return {};
    },
    reaches: ['details'],
  },
  'end-share': {
    prepare: async () => {
      const subject = await existing();
      await as(me)(shareKey('PUT'), { params: { id: subject.meetingId }, body: {} });
      return subject;
    },
    act: async ({ meetingId: id }) => {
      await as(me)(shareKey('DELETE'), { params: { id } });
      return {};
    },
    reaches: ['details'],
  },
  'send-feedback': {
    prepare: existing,
    act: async () => {
      await as(me)('POST /api-meeting/api/user/issues', { body: { content: '空调太冷了' } });
      return {};
    },
    reaches: [],
  },
  'add-contact': {
    prepare: personal,
    act: async () => {
      await as(colleague)(`POST ${contacts}`, { body: { staffId: me.id } });
      return {};
    },
    reaches: ofContacts,
  },
  'set-remark': {
    prepare: personal,
    act: async () => {
      const params = await aContact(store.db, colleague);
      await as(colleague)(`PUT ${contacts}/{id}`, { params, body: { remark: '老林' } });
      return {};
    },
    reaches: ofContacts,
  },
  'delete-contact': {
    prepare: personal,
    act: async () => {
      await as(colleague)(`DELETE ${contacts}/{id}`, { params: await aContact(store.db, colleague) });
      return {};
    },
    reaches: ofContacts,
  },
  'create-label': {
    prepare: personal,
    act: async () => {
      await as(colleague)(`POST ${label}/create`, { body: { name: '核心组' } });
      return {};
    },
    reaches: ofContacts,
  },
  'rename-label': {
    prepare: personal,
    act: async () => {
      const { id } = await aLabel(store.db, colleague);
      await as(colleague)(`POST ${label}/update`, { body: { id, name: '新名' } });
      return {};
    },
    reaches: ofContacts,
  },
  'set-label-people': {
    prepare: personal,
    act: async () => {
      const { id: labelId } = await aLabel(store.db, colleague);
      await as(colleague)(`POST ${label}/setLabelStaff`, { body: { labelId, staffIds: [me.id] } });
      return {};
    },
    reaches: ofContacts,
  },
  'delete-label': {
    prepare: personal,
    act: async () => {
      await as(colleague)(`POST ${label}/delete`, { body: await aLabel(store.db, colleague) });
      return {};
    },
    reaches: ofContacts,
  },
  'change-notice-settings': {
    prepare: personal,
    act: async () => {
      await as(colleague)('PUT /api-meeting/api/user/notice-settings', { body: { quietHours: null } });
      return {};
    },
    reaches: ['config'],
  },
  'read-notice': {
    prepare: noticed,
    act: async () => {
      const { list } = await as(colleague)('GET /api-meeting/api/user/notices', { query: {} });
      const params = { id: String(list[0]?.id) };
      await as(colleague)('POST /api-meeting/api/user/notices/{id}/actions/read', { params });
      return {};
    },
    reaches: ['notices'],
  },
  'read-all-notices': {
    prepare: noticed,
    act: async () => {
      await as(colleague)('POST /api-meeting/api/user/notices/actions/read-all', {
        body: { until: testNow },
      });
      return {};
    },
    reaches: ['notices'],
  },
  'make-feed': {
    prepare: personal,
    act: async () => {
      await as(colleague)(`PUT ${feeds}`, { body: {} });
      return {};
    },
    reaches: ['config'],
  },
  'end-feed': {
    prepare: async () => {
      await as(colleague)(`PUT ${feeds}`, { body: {} });
      return personal();
    },
    act: async () => {
      await as(colleague)(`DELETE ${feeds}`, { query: {} });
      return {};
    },
    reaches: ['config'],
  },
  'set-person-config': {
    prepare: personal,
    act: async () => {
      const body = { theme: 'dark' } as const;
      await as(colleague)('POST /api-meeting/api/users/personConfig/userSet', { body });
      return {};
    },
    reaches: ['config'],
  },
};

/** How much of a new stream is about what was prepared: it begins a little in the past. */
async function heardSoFar(listener: ChangeListener, { meetingId, changes = 1 }: Subject): Promise<number> {
  if (meetingId !== '') await listener.until((heard) => heard.filter(isOwn).length >= changes);
  return listener.heard.length;
}

/** The last row of a booking: the listener's own. */
const isOwn = ({ change }: ChangeListener['heard'][number]) => change?.kind === 'staff';

describe('every command', () => {
  test('[UX-02] has a scenario here', () => {
    expect(Object.keys(scenarios).sort()).toEqual(commandFiles);
  });

  test.each(Object.keys(scenarios))('[UX-02] %s reaches the pages that follow it', async (name) => {
    const { prepare, act, reaches } = scenarios[name] as (typeof scenarios)[string];
    const before = await prepare();
    const listener = await listen(colleague);
    const seen = await heardSoFar(listener, before);
    const { meetingId, room } = { ...before, ...(await act(before)) };
    const news = () => listener.heard.slice(seen).flatMap(({ change }) => change ?? []);
    const api = (() => undefined) as unknown as Api;
    const day = { beginTime: at('00:00'), endTime: at('23:45') };
    const options = {
      details: { ...meetingDetail(api, '1'), data: { _id: meetingId } },
      schedule: { ...scheduleRecords(api, day), data: [] },
      room: { ...roomOrders(api, { roomIds: [room.id], ...day }), data: [] },
      contacts: { ...frequentContacts(api), data: [] },
      labels: { ...labels(api), data: [] },
      config: { ...personConfig(api), data: {} },
      approvals: { ...approvalsSentToMe(api, 'pending'), data: { pages: [] } },
      notices: { meta: { follows: [{ kind: 'notice' as const }] }, data: [] },
    };
    const affected = () =>
      Object.entries(options)
        .filter(([, { meta, data }]) => isAffected({ meta, state: { data } as never }, changedIds(news())))
        .map(([page]) => page);
    await listener.until(() => reaches.every((page) => affected().includes(page)));
    expect(affected()).toEqual(reaches);
    listener.leave();
    await listener.ended;
  });

  test('[UX-02] without a change does not compile', () => {
    type Forgetful = () => Promise<{ result: string }>;
    type Telling = () => Promise<{ result: string; change: { actor: null; log: []; concerns: [] } }>;
    // Each line is checked by the compiler: `true` fits neither where the type says otherwise.
    const forgetfulIsRefused: Forgetful extends Command<object, string> ? never : true = true;
    const tellingIsTaken: Telling extends Command<object, string> ? true : never = true;
    expect([forgetfulIsRefused, tellingIsTaken]).toEqual([true, true]);
  });
});
