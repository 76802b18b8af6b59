import type { Meeting, MeetingMember } from '@/lib/contract/meeting';
import { formerAnswer } from '@/lib/domain/meeting/invitation/former-answer';
import { meetingState, orderState } from '@/lib/domain/meeting/meeting-state';
import { signStatuses, summaryStates } from '@/lib/domain/meeting/meeting-values';
import { pendingEnd, signInOpensAt } from '@/lib/domain/meeting/presence';
import { asFormer } from './former-meeting';
import { presentGuests } from './guests/present-guests';
import { serviceText } from '@/lib/text/zh-cn/service';
import { meetingFacts, meetingPermissions, meetingView, type Viewing } from './policy';
import type { ApprovalRow } from './queries/approval';
import type { ChangeLogRow } from './queries/change-log';
import type { FileRow } from './queries/files';
import type { MeetingCore } from './queries/find-meeting';
import type { InsideParts, OpenParts } from './queries/meeting-parts';
import type { MemberRow } from './queries/members';
import type { OnlineMeetingRow } from './queries/online-meeting';
import type { ConflictRow } from './queries/reader/own-conflicts';
import type { DeviceRow, RoomRow } from './queries/rooms';
import type { Share } from './share-key';

/** The parts of a meeting that were read for a viewer; `inside` is null for a viewer who is neither member nor approver, `share` is the creator's alone. */
export type MeetingParts = OpenParts & {
  core: MeetingCore;
  inside: InsideParts | null;
  /** Other meetings of the viewer at that time. */
  conflicts: ConflictRow[];
  share?: Share | undefined;
};

function presentRemoval({ removed_at: removedAt, left_at: leftAt, remover_name: byName }: MeetingCore) {
  const time = leftAt ?? removedAt;
  if (time === null) return {};
  return { removal: { time, isOwn: leftAt !== null, ...(byName !== null && { byName }) } };
}

function presentEnd(core: MeetingCore, now: number) {
  const { early_end_tip_at: tipTime, continued_at: continuedTime, ended_at: endedTime } = core;
  const earlyEnd = pendingEnd({ ...meetingFacts(core), tipTime, continuedTime }, now);
  return {
    ...(endedTime !== null && { endedTime }),
    ...(continuedTime !== null && { continuedTime }),
    ...(earlyEnd && { earlyEnd }),
  };
}

function presentCore(core: MeetingCore, viewing: Viewing) {
  const facts = meetingFacts(core);
  const { state, status } = meetingState(facts, viewing.now);
  const can = meetingPermissions(core, viewing);
  const former = formerAnswer({ state: core.invite_state, agreedTo: core.agreed_to });
  const signStatus = core.is_signed ? signStatuses.signed : signStatuses.notSigned;
  return {
    _id: core.id,
    meetingNo: core.meeting_no,
    version: core.version,
    subject: core.subject,
    beginTime: core.begins_at,
    endTime: core.ends_at,
    address: core.address,
    scope: core.scope,
    ...(core.meeting_type !== null && { meetingType: core.meeting_type }),
    ...(core.content !== null && { content: core.content }),
    state,
    status,
    orderState: orderState({ ...facts, hasRooms: core.has_rooms }, viewing.now),
    creatorStaffId: core.creator_id,
    organizerName: core.organizer_name,
    ...(core.organizer_department !== null && { organizerDepartment: core.organizer_department }),
    ...(core.invite_state !== null && { inviteState: core.invite_state }),
    ...(former !== undefined && { formerInviteState: former }),
    ...(core.read_at !== null && { userReadTime: core.read_at }),
    summaryState: core.has_summary ? summaryStates.written : summaryStates.none,
    ...(core.repeat_meeting_no !== null && { repeatMeetingNo: core.repeat_meeting_no }),
    isRepeatMeeting: core.series_id !== null,
    ...(core.rrule !== null && { recurrence: core.rrule, changedFields: core.changed_fields }),
    noticeLabels: core.notice_labels,
    orderSignStatus: signStatus,
    meetingSignView: {
      isCanSign: can.signIn,
      signStatus,
      ...(core.requires_sign_in && { opensTime: signInOpensAt(core.begins_at) }),
    },
    ...presentEnd(core, viewing.now),
    ...presentRemoval(core),
    ...(core.record_deleted_at !== null && { recordDeletedTime: core.record_deleted_at }),
    can,
  };
}

/** The reason and the read mark are for the organizer, the reminder also for its own person. */
function presentMember(
  member: MemberRow,
  { viewerId, organizerId }: { viewerId: string; organizerId: string },
) {
  const isOrganizer = viewerId === organizerId;
  const isReminded = member.reminded_at !== null && (isOrganizer || viewerId === member.staff_id);
  return {
    user: {
      staffId: member.staff_id,
      realName: member.real_name,
      ...(member.avatar !== null && { avatar: member.avatar }),
      ...(member.department !== null && { department: member.department }),
    },
    state: member.state,
    createTime: member.created_at,
    ...(member.invitor_name !== null && { invitor: member.invitor_name }),
    ...(member.left_at !== null && { leftTime: member.left_at }),
    ...(isOrganizer && member.reason !== null && { reason: member.reason }),
    ...(isOrganizer && member.read_at !== null && { readTime: member.read_at }),
    ...(isReminded && member.reminded_at !== null && { remindedTime: member.reminded_at }),
    relation: member.relation,
  } satisfies MeetingMember;
}

const presentRoom = (order: RoomRow): Meeting['roomOrderList'][number] => ({
  orderNo: order.id,
  roomId: order.room_id,
  roomName: order.room_name,
  address: order.area_path,
  capacity: order.capacity,
});

const presentDevice = (device: DeviceRow): Meeting['iotMessage'][number] => ({
  deviceName: device.name,
  deviceStatus: device.status,
});

/** Without the replaced values, which are read by version. */
export function presentChange(entry: ChangeLogRow): Meeting['changeLogs'][number] {
  const { former: _former, ...data } = entry.data as Record<string, unknown>;
  return {
    id: entry.id,
    createTime: entry.created_at,
    actorName: entry.actor_name ?? serviceText.clock,
    kind: entry.kind,
    data,
  };
}

/** The online meeting; its link is published once it is ready. */
function presentOnline(online: OnlineMeetingRow, now: number) {
  const status =
    online.status === 'pending' && (online.ready_at ?? Infinity) <= now ? 'ready' : online.status;
  const access = {
    ...(status === 'ready' && online.url !== null && { url: online.url }),
    ...(status === 'ready' && online.password !== null && { password: online.password }),
  };
  return {
    meetingAllocationViews: [{ meetingTypes: online.meeting_type, ...access }],
    thirdPartyMeetingViewList: [{ status, ...access }],
  };
}

type ApprovalView = NonNullable<NonNullable<Meeting['meetingAuditRecordView']>['records']>[number];

const presentApproval = (row: ApprovalRow): ApprovalView => ({
  id: row.id,
  name: row.service_name ?? row.room_name ?? '',
  status: row.status,
  auditors: row.auditors.map((auditor) => auditor.real_name),
  ...(row.refuse_reason !== null && { refuseReason: row.refuse_reason }),
  ...(row.settler_name !== null && { settledBy: row.settler_name }),
  ...(row.settled_at !== null && { settledTime: row.settled_at }),
  ...(row.reminded_at !== null && { remindedTime: row.reminded_at }),
});

/** The requests of a meeting as one: it is refused by one reason, and all their auditors judge it. */
function presentApprovals(approvals: readonly ApprovalRow[]): Pick<Meeting, 'meetingAuditRecordView'> {
  if (approvals.length === 0) return {};
  const [reason] = approvals.flatMap((approval) => approval.reason ?? []);
  const [refuseReason] = approvals.flatMap((approval) => approval.refuse_reason ?? []);
  const auditors = approvals.flatMap((approval) => approval.auditors);
  const names = new Map(auditors.map((auditor) => [auditor.id, auditor.real_name]));
  const auditorList = [...names].map(([id, realName]) => ({ id, realName }));
  return {
    meetingAuditRecordView: {
      ...(reason !== undefined && { reason }),
      ...(refuseReason !== undefined && { refuseReason }),
      auditorList,
      records: approvals.map(presentApproval),
    },
  };
}

const presentFile = (file: FileRow): Meeting['meetingFolderViews'][number] => ({
  id: file.id,
  fileKey: file.file_key,
  fileName: file.file_name,
  contentType: file.content_type,
  size: file.size,
  createdDate: file.created_at,
});

const nothingInside = {
  changeLogs: [],
  meetingFolderViews: [],
  meetingAllocationViews: [],
  thirdPartyMeetingViewList: [],
};

function presentInside({ core, inside }: Pick<MeetingParts, 'core' | 'inside'>, now: number) {
  if (inside === null) return nothingInside;
  return {
    ...nothingInside,
    ...(core.reason !== null && { reason: core.reason }),
    ...presentApprovals(inside.approvals),
    changeLogs: inside.log.entries.map(presentChange),
    ...(inside.log.nextCursor !== null && { hasOlderChanges: true as const }),
    meetingFolderViews: inside.files.map(presentFile),
    ...(inside.online && presentOnline(inside.online, now)),
  };
}

const presentConflict = (row: ConflictRow): NonNullable<Meeting['conflicts']>[number] => ({
  _id: row.id,
  meetingNo: row.meeting_no,
  subject: row.subject,
  beginTime: row.begins_at,
  endTime: row.ends_at,
});

/** A meeting with all its parts as a viewer who may see it sees it now; of the change log the newest page (MEET-01). */
export const presentMeeting = (parts: MeetingParts, viewing: Viewing): Meeting => ({
  ...presentCore(parts.core, viewing),
  members: parts.members.map((member) =>
    presentMember(member, { viewerId: viewing.viewer.staffId, organizerId: parts.core.creator_id }),
  ),
  ...(parts.guests.length > 0 && {
    guests: presentGuests(parts.guests, { isInside: meetingView(parts.core, viewing.viewer) === 'inside' }),
  }),
  roomOrderList: parts.rooms.map(presentRoom),
  iotMessage: parts.devices.map(presentDevice),
  ...presentInside(parts, viewing.now),
  ...(parts.conflicts.length > 0 && { conflicts: parts.conflicts.map(presentConflict) }),
  ...parts.share,
});

/**
 * A private meeting for somebody who was taken out of it: subject, organizer, time and place of then, by whom and when, and
 * nothing of what stays among its members (S46).
 */
export function presentFormerMeeting(core: MeetingCore, viewing: Viewing): Meeting {
  const {
    content: _content,
    recurrence: _recurrence,
    changedFields: _changed,
    ...former
  } = presentCore(asFormer(core), viewing);
  return { ...former, members: [], roomOrderList: [], iotMessage: [], ...nothingInside };
}
