import type { Meeting, MeetingMember } from '@/lib/contract/meeting';
import type { CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';

/** The day of the demo's pinned clock: Wednesday, 10:07 in Shanghai. */
export const zone = 'Asia/Shanghai';
export const today = '2026-11-18';
export const at = (clockTime: string, day = today) => Date.parse(`${day}T${clockTime}:00+08:00`);
export const now = at('10:07');

/** The staff id of the person at the screen. */
export const me = 'staff-lin';

type RecordParts = Partial<Omit<ScheduleRecord, 'meeting'>> & Partial<ScheduleRecord['meeting']>;

/** A row of my schedule; facts of the meeting and of my part in it are given side by side. */
export function aRecord({
  inviteState = 2,
  formerInviteState,
  latestChangeTime,
  summaryState = 0,
  conflict = false,
  attendance,
  lateness,
  ...meeting
}: RecordParts) {
  const record: ScheduleRecord = {
    meeting: {
      _id: `id-${meeting.subject ?? ''}`,
      meetingNo: '1234567891',
      subject: '产品周会',
      beginTime: at('10:00'),
      endTime: at('11:00'),
      address: '望江',
      state: 0,
      status: 'BEFORE',
      creatorStaffId: me,
      organizerName: '林晓',
      isRepeatMeeting: false,
      can: { answer: false, signIn: false, endEarly: false },
      ...meeting,
    },
    inviteState,
    ...(formerInviteState !== undefined && { formerInviteState }),
    latestChangeTime,
    summaryState,
    conflict,
    ...(attendance && { attendance }),
    ...(lateness && { lateness }),
  };
  return record;
}

export const aCalendarItem = (parts: Partial<CalendarItem> = {}): CalendarItem => ({
  id: `id-${parts.subject ?? ''}`,
  subject: '产品周会',
  beginTime: at('10:00'),
  endTime: at('11:00'),
  organizerName: '林晓',
  address: '望江',
  meetingNo: '1234567891',
  meetingStatus: 'BEFORE',
  creatorStaffId: me,
  inviteState: 2,
  summaryState: 0,
  ...parts,
});

export const aMember = (
  realName: string,
  parts: Partial<Omit<MeetingMember, 'user'>> = {},
): MeetingMember => ({
  user: { staffId: `staff-${realName}`, realName, department: '研发部' },
  state: 2,
  createTime: at('09:00'),
  relation: 'attendee',
  ...parts,
});

const nothing: Meeting['can'] = {
  view: true,
  edit: false,
  cancel: false,
  endEarly: false,
  continue: false,
  revoke: false,
  resubmit: false,
  invite: false,
  withdrawInvite: false,
  answer: false,
  acknowledge: false,
  signIn: false,
  editAgenda: false,
  discuss: false,
  editFiles: false,
  submitNotes: false,
  publishNotes: false,
  share: false,
  delete: false,
  quit: false,
};

export const aMeeting = ({
  can,
  ...parts
}: Partial<Omit<Meeting, 'can'>> & { can?: Partial<Meeting['can']> } = {}): Meeting => ({
  _id: 'meeting-1',
  meetingNo: '1234567891',
  subject: '版本评审',
  beginTime: at('14:15'),
  endTime: at('15:00'),
  address: '望江',
  scope: 2,
  state: 0,
  status: 'BEFORE',
  orderState: 'BEFORE',
  creatorStaffId: me,
  organizerName: '林晓',
  organizerDepartment: '产品部',
  members: [],
  changeLogs: [],
  summaryState: 0,
  isRepeatMeeting: false,
  noticeLabels: ['before_15'],
  orderSignStatus: 0,
  meetingSignView: { isCanSign: false, signStatus: 0 },
  roomOrderList: [
    { orderNo: 'order-1', roomId: 'room-1', roomName: '望江', address: '上海 / 一号楼 / 3F', capacity: 8 },
  ],
  meetingFolderViews: [],
  meetingAllocationViews: [],
  iotMessage: [],
  thirdPartyMeetingViewList: [],
  can: { ...nothing, ...can },
  ...parts,
});
