import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { MeetingViewer } from '@/lib/domain/meeting/permissions';
import { httpCodes } from '../kernel/errors/service-error';
import {
  assertMay,
  type MeetingAction,
  meetingPermissions,
  type MeetingView,
  meetingView,
  type PermissionFacts,
  viewerOf,
} from './policy';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);

const meeting: PermissionFacts = {
  creator_id: 'lin',
  begins_at: at('10:00'),
  ends_at: at('11:00'),
  cancelled_at: null,
  ended_at: null,
  approval: null,
  archive_after_days: null,
  scope: 2,
  has_rooms: true,
  is_signed: false,
  requires_sign_in: true,
};

const viewers = {
  creator: { staffId: 'lin', inviteState: inviteStates.joined },
  joined: { staffId: 'zhou', inviteState: inviteStates.joined },
  invited: { staffId: 'zhou', inviteState: inviteStates.toConfirm },
  withdrawn: { staffId: 'zhou', inviteState: inviteStates.withdrawn },
  approver: { staffId: 'chen', inviteState: null, isApprover: true },
  stranger: { staffId: 'chen', inviteState: null },
} satisfies Record<string, MeetingViewer>;

type Person = keyof typeof viewers;
type Outcome = 'passes' | typeof httpCodes.forbidden | typeof errorCodes.stateForbids;

const othersAction = httpCodes.forbidden;
const { stateForbids } = errorCodes;

function outcomeOf(
  action: MeetingAction,
  person: Person,
  { time, ...facts }: Partial<PermissionFacts> & { time: string },
) {
  try {
    assertMay(action, { ...meeting, ...facts }, { viewer: viewers[person], now: at(time) });
    return 'passes';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

const before = { time: '09:55' };
const during = { time: '10:30' };
const after = { time: '11:00' };
const auditing = { ...before, approval: 'AUDITING' as const };
const refused = { ...before, approval: 'AUDIT_REFUSE' as const };
const cancelled = { ...before, cancelled_at: at('08:00') };

type Moment = Parameters<typeof outcomeOf>[2];
/** One moment at which the creator or the invited may act, one at which nobody may. */
type ActionCase = [action: MeetingAction, open: Moment, closed: Moment];

describe('[MEET-02] [S45] what is not one’s own is forbidden whatever the state; what is one’s own follows the state', () => {
  const ofCreator: ActionCase[] = [
    ['edit', before, during],
    ['cancel', before, during],
    ['endEarly', during, before],
    ['continue', during, after],
    ['revoke', auditing, before],
    ['resubmit', refused, before],
    ['invite', during, after],
    ['withdrawInvite', during, after],
    ['editAgenda', during, after],
    ['editFiles', after, cancelled],
  ];
  test.each(ofCreator)('%s is the creator’s', (action, open, closed) => {
    expect(outcomeOf(action, 'creator', open)).toBe('passes');
    expect(outcomeOf(action, 'creator', closed)).toBe(stateForbids);
    for (const person of ['joined', 'invited', 'withdrawn', 'approver', 'stranger'] as const) {
      expect(outcomeOf(action, person, open)).toBe(othersAction);
      expect(outcomeOf(action, person, closed)).toBe(othersAction);
    }
  });

  const ofInvited: ActionCase[] = [
    ['answer', during, after],
    ['acknowledge', cancelled, before],
    ['quit', during, after],
  ];
  test.each(ofInvited)('%s is the invited person’s', (action, open, closed) => {
    expect(outcomeOf(action, 'invited', open)).toBe('passes');
    expect(outcomeOf(action, 'invited', closed)).toBe(stateForbids);
    for (const person of ['creator', 'approver', 'stranger'] as const)
      expect([outcomeOf(action, person, open), outcomeOf(action, person, closed)]).toEqual([
        othersAction,
        othersAction,
      ]);
  });

  test.each<[MeetingAction, Person, Moment, Outcome]>([
    ['answer', 'withdrawn', before, stateForbids],
    ['quit', 'withdrawn', before, stateForbids],
    ['acknowledge', 'withdrawn', before, 'passes'],
    ['delete', 'creator', after, 'passes'],
    ['delete', 'invited', after, 'passes'],
    ['delete', 'joined', during, stateForbids],
    ['delete', 'approver', after, othersAction],
    ['submitNotes', 'creator', during, 'passes'],
    ['submitNotes', 'joined', after, 'passes'],
    ['submitNotes', 'joined', before, stateForbids],
    ['submitNotes', 'invited', during, othersAction],
    ['signIn', 'creator', before, 'passes'],
    ['signIn', 'joined', during, 'passes'],
    ['signIn', 'invited', during, othersAction],
    ['signIn', 'stranger', during, othersAction],
    ['signIn', 'joined', after, stateForbids],
  ])('%s by somebody who is %s', (action, person, moment, outcome) => {
    expect(outcomeOf(action, person, moment)).toBe(outcome);
  });
});

describe('[EDIT-04] [SIGN-01] the facts decide', () => {
  test.each<[string, MeetingAction, Moment, Outcome]>([
    ['a meeting without rooms is edited while it runs', 'edit', { ...during, has_rooms: false }, 'passes'],
    ['one with rooms is not', 'edit', during, stateForbids],
    [
      'nobody signs in where no room requires it',
      'signIn',
      { ...during, requires_sign_in: false },
      stateForbids,
    ],
    ['nobody signs in twice', 'signIn', { ...during, is_signed: true }, stateForbids],
    ['a signed meeting is cancelled like any other', 'cancel', { ...before, is_signed: true }, 'passes'],
  ])('%s', (_, action, moment, outcome) => {
    expect(outcomeOf(action, 'creator', moment)).toBe(outcome);
  });
});

test.each<[Person, MeetingView, MeetingView]>([
  ['creator', 'inside', 'inside'],
  ['joined', 'inside', 'inside'],
  ['invited', 'inside', 'inside'],
  ['withdrawn', 'open', 'former'],
  ['approver', 'approver', 'approver'],
  ['stranger', 'open', 'none'],
])(
  '[S46] [MEET-13] %s sees a public meeting from %s and a private one from %s',
  (person, ofPublic, ofPrivate) => {
    expect(meetingView({ scope: 2 }, viewers[person])).toBe(ofPublic);
    expect(meetingView({ scope: 1 }, viewers[person])).toBe(ofPrivate);
  },
);

test('[MEET-16] [MEET-02] what is deleted or acknowledged already is not offered again', () => {
  const selected = { invite_state: 2 as const, is_approver: false };
  const at10 = new Date(at('10:00')).getTime();
  const viewing = (row: Partial<Parameters<typeof viewerOf>[1]>) => ({
    viewer: viewerOf('zhou', { ...selected, acknowledged_at: null, record_deleted_at: null, ...row }),
    now: at('11:00'),
  });
  const cancelledMeeting = { ...meeting, cancelled_at: at('08:00') };
  expect(meetingPermissions(cancelledMeeting, viewing({}))).toMatchObject({
    delete: true,
    acknowledge: true,
  });
  expect(meetingPermissions(cancelledMeeting, viewing({ record_deleted_at: at10 })).delete).toBe(false);
  expect(meetingPermissions(cancelledMeeting, viewing({ acknowledged_at: at10 })).acknowledge).toBe(false);
});
