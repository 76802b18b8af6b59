import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import type { InviteState } from '@/lib/domain/meeting/invite-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { releasedRoom } from './rooms';

const { toConfirm, joined, refused, onLeave, withdrawn } = inviteStates;

/**
 * Where on today's clock a meeting goes. `running` and `soon` follow the time of the start; `ahead` and `behind` lie after and
 * before it, near the preferred minute; `fixed` keeps its minute whatever the time.
 */
export type Moment =
  | { when: 'running' | 'soon' }
  | { when: 'ahead' | 'behind' | 'any' | 'fixed'; prefer: number }
  | { when: 'over'; other: string; after: number };

export type StoryMeeting = Moment & {
  key: string;
  subject: string;
  length: number;
  organizer: string;
  invited: readonly (readonly [name: string, state: InviteState])[];
  /** Further people without a name in the story. */
  others?: number;
  /** The first free one is taken; none means that it has no room. */
  rooms: readonly string[];
  address?: string;
  content?: string;
  isOnline?: boolean;
  isCancelled?: boolean;
  approval?: { status: ApprovalStatus; reason: string; refuseReason?: string };
  notes?: string;
  files?: readonly string[];
};

/** The organizer's own day is free of other stories at that time. */
const absentOrganizer = '陈晨';

const smallRooms = ['揽月', '听雨', '沧浪', '清风', '明月'];

/** Today at 示例科技, in the order in which places are given out. */
export const today: readonly StoryMeeting[] = [
  {
    key: 'running',
    when: 'running',
    subject: '产品周会',
    length: 45,
    organizer: '林晓',
    invited: [
      ['王芳', joined],
      ['周宁', onLeave],
    ],
    others: 4,
    rooms: ['望江'],
    content: '1. 上周进展\n2. 本周重点\n3. 风险与求助',
  },
  {
    key: 'unused',
    when: 'running',
    subject: '设备巡检会',
    length: 45,
    organizer: absentOrganizer,
    invited: [],
    others: 2,
    rooms: [releasedRoom],
  },
  {
    key: 'soon',
    when: 'soon',
    subject: '发布准备会',
    length: 30,
    organizer: '林晓',
    invited: [['王芳', joined]],
    others: 2,
    rooms: ['听雨', ...smallRooms],
    content: '核对发布清单与回滚方案',
  },
  {
    key: 'unanswered-by-lin',
    when: 'ahead',
    prefer: 660,
    subject: '接口联调',
    length: 30,
    organizer: '周宁',
    invited: [['林晓', toConfirm]],
    others: 2,
    rooms: ['观云', ...smallRooms],
  },
  {
    key: 'unanswered-by-zhou',
    when: 'ahead',
    prefer: 690,
    subject: '版本规划',
    length: 30,
    organizer: '林晓',
    invited: [
      ['周宁', toConfirm],
      ['王芳', joined],
    ],
    rooms: smallRooms,
    content: '确定下个版本的范围与节奏',
  },
  {
    key: 'conflict-one',
    when: 'ahead',
    prefer: 810,
    subject: '需求对齐',
    length: 60,
    organizer: '林晓',
    invited: [['王芳', joined]],
    others: 3,
    rooms: ['观云', ...smallRooms],
  },
  {
    key: 'conflict-two',
    when: 'over',
    other: 'conflict-one',
    after: 30,
    subject: '架构评审',
    length: 60,
    organizer: '王芳',
    invited: [
      ['林晓', joined],
      ['周宁', toConfirm],
    ],
    others: 3,
    rooms: ['临川', '知行'],
  },
  {
    key: 'under-approval',
    when: 'ahead',
    prefer: 960,
    subject: '预算评审',
    length: 60,
    organizer: '林晓',
    invited: [['王芳', toConfirm]],
    others: 4,
    rooms: ['听涛'],
    approval: { status: 'AUDITING', reason: '财务与总裁办参会，需要视频会议' },
  },
  {
    key: 'online',
    when: 'ahead',
    prefer: 1_035,
    subject: '客户线上沟通',
    length: 30,
    organizer: '林晓',
    invited: [['王芳', joined]],
    rooms: [],
    address: '线上会议',
    isOnline: true,
  },
  {
    key: 'ended',
    when: 'behind',
    prefer: 540,
    subject: '晨会',
    length: 30,
    organizer: '周宁',
    invited: [
      ['林晓', joined],
      ['王芳', joined],
    ],
    others: 3,
    rooms: ['观云', ...smallRooms],
    notes:
      '一、昨日上线顺利，无回滚。\n二、支付回调偶发超时，周宁跟进，周五前给结论。\n三、下周一起冻结需求。',
  },
  {
    key: 'with-files',
    when: 'any',
    prefer: 1_080,
    subject: '季度复盘',
    length: 45,
    organizer: '林晓',
    invited: [
      ['王芳', joined],
      ['周宁', refused],
    ],
    others: 4,
    rooms: ['沧浪', ...smallRooms],
    files: ['三季度复盘.pdf', '关键指标.csv', '现场照片.jpg'],
  },
  {
    key: 'refused',
    when: 'any',
    prefer: 1_140,
    subject: '供应商洽谈',
    length: 45,
    organizer: '林晓',
    invited: [],
    others: 3,
    rooms: ['听涛'],
    approval: {
      status: 'AUDIT_REFUSE',
      reason: '接待供应商',
      refuseReason: '该时段需预留给客户接待，请改用观云或揽月',
    },
  },
  {
    key: 'cancelled',
    when: 'any',
    prefer: 930,
    subject: '渠道沟通会',
    length: 30,
    organizer: '林晓',
    invited: [['周宁', joined]],
    others: 2,
    rooms: smallRooms,
    isCancelled: true,
  },
  {
    key: 'withdrawn',
    when: 'any',
    prefer: 1_200,
    subject: '技术分享',
    length: 60,
    organizer: '周宁',
    invited: [['林晓', withdrawn]],
    others: 5,
    rooms: ['知行', '临川'],
  },
  {
    key: 'until-midnight',
    when: 'fixed',
    prefer: 1_380,
    subject: '跨区同步',
    length: 60,
    organizer: '王芳',
    invited: [['林晓', joined]],
    others: 2,
    rooms: [],
    address: '线上会议',
  },
  {
    key: 'visit',
    when: 'any',
    prefer: 960,
    subject: '客户回访',
    length: 60,
    organizer: '王芳',
    invited: [],
    others: 3,
    rooms: ['望江'],
  },
];
