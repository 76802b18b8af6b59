import type { Meeting, MeetingMember } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingState, orderState } from '@/lib/domain/meeting/meeting-state';
import { signStatuses, summaryStates } from '@/lib/domain/meeting/meeting-values';
import { meetingFacts, meetingPermissions } from './policy';
import type { MeetingRow } from './queries/find-meeting';

type Viewing = { viewerId: string; now: number };

const presentMember = (member: MeetingRow['members'][number]): MeetingMember => ({
  user: {
    staffId: member.staff_id,
    realName: member.real_name,
    ...(member.avatar !== null && { avatar: member.avatar }),
    ...(member.department !== null && { department: member.department }),
  },
  state: member.state,
  createTime: member.created_at,
  ...(member.invitor_name !== null && { invitor: member.invitor_name }),
  relation: member.relation,
});

const presentChange = (log: MeetingRow['change_logs'][number]): Meeting['changeLogs'][number] => ({
  id: log.id,
  createTime: log.created_at,
  actorName: log.actor_name ?? '',
  kind: log.kind,
  data: log.data as Record<string, unknown>,
});

/** The online meeting; its link is known once it is ready. */
function presentOnline({ online }: MeetingRow, now: number) {
  if (online === null) return { meetingAllocationViews: [], thirdPartyMeetingViewList: [] };
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

const presentAudit = (audit: NonNullable<MeetingRow['audit']>) => ({
  ...(audit.reason !== null && { reason: audit.reason }),
  ...(audit.refuse_reason !== null && { refuseReason: audit.refuse_reason }),
  auditorList: audit.auditors,
});

const presentFile = (file: MeetingRow['files'][number]): Meeting['meetingFolderViews'][number] => ({
  id: file.id,
  fileKey: file.file_key,
  fileName: file.file_name,
  contentType: file.content_type,
  size: file.size,
  createdDate: file.created_at,
});

/** What stays among members and approvers, also when the meeting is public (S46). */
const presentInside = (row: MeetingRow, now: number) => ({
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.audit !== null && { meetingAuditRecordView: presentAudit(row.audit) }),
  changeLogs: row.change_logs.map(presentChange),
  meetingFolderViews: row.files.map(presentFile),
  ...presentOnline(row, now),
});

const nothingInside = {
  changeLogs: [],
  meetingFolderViews: [],
  meetingAllocationViews: [],
  thirdPartyMeetingViewList: [],
};

const isApprover = (row: MeetingRow, viewerId: string) =>
  row.audit?.auditors.some((auditor) => auditor.id === viewerId) ?? false;

const isMember = ({ invite_state }: MeetingRow) =>
  invite_state !== null && invite_state !== inviteStates.withdrawn;

/** What a viewer may do with the meeting now. */
export function meetingViewerCan(row: MeetingRow, { viewerId, now }: Viewing): Meeting['can'] {
  const viewer = {
    staffId: viewerId,
    inviteState: row.invite_state,
    isApprover: isApprover(row, viewerId),
  };
  return meetingPermissions({ ...row, has_rooms: row.room_orders.length > 0 }, viewer, now);
}

/** A meeting as a viewer who may see it sees it now. */
export function presentMeeting(row: MeetingRow, { viewerId, now }: Viewing): Meeting {
  const facts = meetingFacts(row);
  const { state, status } = meetingState(facts, now);
  const can = meetingViewerCan(row, { viewerId, now });
  const signStatus = row.is_signed ? signStatuses.signed : signStatuses.notSigned;
  return {
    _id: row.id,
    meetingNo: row.meeting_no,
    subject: row.subject,
    beginTime: row.begins_at,
    endTime: row.ends_at,
    address: row.address,
    scope: row.scope,
    ...(row.meeting_type !== null && { meetingType: row.meeting_type }),
    ...(row.content !== null && { content: row.content }),
    state,
    status,
    orderState: orderState({ ...facts, hasRooms: row.room_orders.length > 0 }, now),
    creatorStaffId: row.creator_id,
    organizerName: row.organizer_name,
    ...(row.organizer_department !== null && { organizerDepartment: row.organizer_department }),
    members: row.members.map(presentMember),
    ...(row.invite_state !== null && { inviteState: row.invite_state }),
    ...(row.read_at !== null && { userReadTime: row.read_at }),
    summaryState: row.has_summary ? summaryStates.written : summaryStates.none,
    ...(row.repeat_meeting_no !== null && { repeatMeetingNo: row.repeat_meeting_no }),
    isRepeatMeeting: row.series_id !== null,
    ...(row.rrule !== null && { recurrence: row.rrule }),
    noticeLabels: row.notice_labels,
    orderSignStatus: signStatus,
    meetingSignView: { isCanSign: can.signIn, signStatus },
    roomOrderList: row.room_orders.map((order) => ({
      orderNo: order.id,
      roomId: order.room_id,
      roomName: order.room_name,
      address: order.area_path,
      capacity: order.capacity,
    })),
    ...(isMember(row) || isApprover(row, viewerId) ? presentInside(row, now) : nothingInside),
    iotMessage: row.devices.map((device) => ({ deviceName: device.name, deviceStatus: device.status })),
    can,
  };
}
