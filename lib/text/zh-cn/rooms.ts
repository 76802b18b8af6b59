import type { SegmentKind } from '@/lib/domain/room/room-day';
import { dateText } from './dates';

export const roomsText = {
  title: '会议室',
  breadcrumb: { rooms: '会议室', detail: '会议室详情' },
  chatApp: '企业微信会议室暂不支持预订',
  allAreas: '全部区域',
  search: '搜索会议室',
  filter: '筛选',
  filters: { capacity: '容纳人数', equipment: '设备', freeAt: '空闲时段', anyCapacity: '不限' },
  capacity: (seats: number) => `${seats} 人`,
  capacityFrom: (seats: number) => `${seats}+`,
  summary: (rooms: number, free: number) => `${rooms} 间，此刻 ${free} 间空闲`,
  today: dateText.today,
  empty: '没有符合条件的会议室',
  viewImage: '查看图片',
  tags: {
    approval: '需审批',
    offline: '线下',
    outOfOrder: '维护中',
    chatApp: '企业微信',
    notPermitted: '无权限',
  },
  segments: {
    free: '空闲',
    mine: '我的',
    booked: '已占用',
    held: '待审批',
    ending: '即将结束',
    closed: '不可预约时段',
    'not-permitted': '无预订权限',
    'out-of-order': '会议室不可用',
    'chat-app': '企业微信会议室',
    past: '已过去',
  } satisfies Record<SegmentKind, string>,
  /** One word in the legend for all that a rule shuts. */
  shut: '不可预约',
  /** How a meeting of mine looks while it runs and when it is over. */
  legend: { running: '我的，进行中', over: '我的，已结束' },
  freeNow: '此刻空闲',
  freeFrom: (time: string) => `${time} 起空闲`,
  nextFree: (range: string) => `下一个空闲时段 ${range}`,
  noneFree: '当天没有空闲时段',
  openHours: (range: string) => `可预约时段 ${range}`,
  closedDay: '当天不开放预约',
  approvalLead: (minutes: number) => `需审批，须至少提前${minutes}分钟`,
  pastSlot: '该时段已过去',
} as const;
