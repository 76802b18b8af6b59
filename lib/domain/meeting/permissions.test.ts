import type { MeetingCan, MeetingForPermissions, MeetingViewer } from './permissions';
import { meetingCan } from './permissions';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const meeting: MeetingForPermissions = {
  creatorStaffId: 'lin',
  beginTime: at('10:00'),
  endTime: at('11:00'),
  hasRooms: true,
  requiresSignIn: true,
  isSigned: false,
  scope: 2,
};
const creator: MeetingViewer = { staffId: 'lin', inviteState: 2 };
const joined: MeetingViewer = { staffId: 'zhou', inviteState: 2 };
const invited: MeetingViewer = { staffId: 'zhou', inviteState: 0 };
const withdrawn: MeetingViewer = { staffId: 'zhou', inviteState: 4 };
const stranger: MeetingViewer = { staffId: 'chen' };

type Facts = Partial<MeetingForPermissions>;
type Case = readonly [title: string, viewer: MeetingViewer, time: string, facts: Facts, allowed: boolean];

function table(action: keyof MeetingCan, cases: readonly Case[]) {
  it.each(cases)(`${action}: %s`, (...[, viewer, time, facts, allowed]) => {
    expect(meetingCan({ ...meeting, ...facts }, viewer, at(time))[action]).toBe(allowed);
  });
}

const auditing = { approval: 'AUDITING' as const };
const refused = { approval: 'AUDIT_REFUSE' as const };
const cancelled = { cancelledAt: at('08:00') };
const archived = { archiveAfterDays: 0 };
const ended = { endedAt: at('10:20') };

describe('[MEET-03] creator rules', () => {
  table('cancel', [
    ['the creator before the start', creator, '09:59', {}, true],
    ['not from the start on', creator, '10:00', {}, false],
    ['not twice', creator, '09:00', cancelled, false],
    ['also while auditing', creator, '09:00', auditing, true],
    ['not what was refused', creator, '09:00', refused, false],
    ['nobody else, whatever the invitation says', joined, '09:00', {}, false],
  ]);
  table('endEarly', [
    ['the creator during the meeting', creator, '10:30', {}, true],
    ['not before', creator, '09:59', {}, false],
    ['not after', creator, '11:00', {}, false],
    ['not once it was ended', creator, '10:30', ended, false],
    ['nobody else', joined, '10:30', {}, false],
  ]);
  table('revoke', [
    ['the creator while auditing', creator, '09:00', auditing, true],
    ['not once the start has passed', creator, '10:00', auditing, false],
    ['not without an approval', creator, '09:00', {}, false],
    ['not once agreed', creator, '09:00', { approval: 'AUDIT_AGREE' }, false],
    ['nobody else', joined, '09:00', auditing, false],
  ]);
  table('resubmit', [
    ['the creator after a refusal', creator, '09:00', refused, true],
    ['not after the start', creator, '10:00', refused, false],
    ['not while auditing', creator, '09:00', auditing, false],
  ]);
  table('invite', [
    ['the creator before and during', creator, '10:30', {}, true],
    ['not after', creator, '11:00', {}, false],
    ['nobody else', joined, '09:00', {}, false],
  ]);
});

describe('[EDIT-04] editing', () => {
  table('edit', [
    ['the creator before the start', creator, '09:59', {}, true],
    ['while auditing', creator, '09:00', auditing, true],
    ['after a refusal, which gave the rooms back', creator, '09:00', refused, true],
    ['not during, when the rooms are in use', creator, '10:30', {}, false],
    ['during, when there is no room', creator, '10:30', { hasRooms: false }, true],
    ['not past the end', creator, '11:00', { hasRooms: false }, false],
    ['not a refused one past its end', creator, '11:00', refused, false],
    ['not what was cancelled', creator, '09:00', cancelled, false],
    ['not what was ended early', creator, '10:30', { ...ended, hasRooms: false }, false],
    ['nobody else', joined, '09:00', {}, false],
  ]);
});

describe('[SIGN-01] signing in at the room', () => {
  table('signIn', [
    ['from 10 minutes before the start', creator, '09:50', {}, true],
    ['not earlier', creator, '09:49', {}, false],
    ['until the end', joined, '10:59', {}, true],
    ['not after', joined, '11:00', {}, false],
    ['not twice', joined, '10:00', { isSigned: true }, false],
    ['not where no room requires it', creator, '10:00', { requiresSignIn: false }, false],
    ['not while auditing', creator, '09:55', auditing, false],
    ['not who has not joined', invited, '10:00', {}, false],
  ]);
});

describe('[INV-03] answering', () => {
  table('answer', [
    ['an invitee before the start', invited, '09:00', {}, true],
    ['also changing the answer during', joined, '10:30', {}, true],
    ['not once finished', invited, '11:00', {}, false],
    ['not once archived', invited, '12:30', archived, false],
    ['not once cancelled', invited, '09:00', cancelled, false],
    ['not once withdrawn', withdrawn, '09:00', {}, false],
    ['not the creator', creator, '09:00', {}, false],
    ['not who was not invited', stranger, '09:00', {}, false],
  ]);
  table('acknowledge', [
    ['a cancelled meeting', invited, '09:00', cancelled, true],
    ['a withdrawn invitation', withdrawn, '09:00', {}, true],
    ['nothing otherwise', invited, '09:00', {}, false],
    ['not the creator', creator, '09:00', cancelled, false],
  ]);
});

describe('[MEET-16] delete and quit', () => {
  table('delete', [
    ['my record of an ended meeting', joined, '11:00', {}, true],
    ['of a cancelled one', creator, '09:00', cancelled, true],
    ['not while it is open', joined, '10:30', {}, false],
    ['not without a record', stranger, '11:00', {}, false],
  ]);
  table('quit', [
    ['a member while it is open', joined, '10:30', {}, true],
    ['not afterwards', joined, '11:00', {}, false],
    ['never the creator', creator, '09:00', {}, false],
  ]);
});

describe('[MEET-13] looking at a meeting', () => {
  const secret = { scope: 1 };
  table('view', [
    ['a public one', stranger, '09:00', {}, true],
    ['a private one as its creator', creator, '09:00', secret, true],
    ['a private one as a member', invited, '09:00', secret, true],
    ['a private one as its approver', { ...stranger, isApprover: true }, '09:00', secret, true],
    ['not a private one as a stranger', stranger, '09:00', secret, false],
  ]);
});

it('[R37] the passed server time decides, never the clock of the machine', () => {
  const longAgo = { ...meeting, beginTime: 1_000_000, endTime: 2_000_000 };
  expect(meetingCan(longAgo, creator, 999_999).cancel).toBe(true);
});
