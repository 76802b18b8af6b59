import type { BulkRepair } from '@/lib/domain/series/bulk-repair';
import { seriesLimits } from '@/lib/domain/limits/series-limits';

/** How a series is set up: its rule and its end. */
export const seriesRuleText = {
  field: '重复',
  never: '不重复',
  custom: '自定义',
  every: '间隔',
  unit: '单位',
  units: { daily: '天', weekly: '周', monthly: '个月' },
  weekdays: '重复于',
  monthlyBy: '每月按',
  lastDay: '最后一天',
  end: '结束',
  ends: { count: '按次数', until: '按日期' },
  count: '次数',
  until: '截止日期',
  problems: {
    every: `请输入 1 到 ${seriesLimits.interval} 的整数`,
    weekdays: '请至少选择一天',
    count: `请输入 1 到 ${seriesLimits.occurrences} 的整数`,
    beforeStart: '截止日期不能早于会议日期',
    tooFar: `重复会议不能超过${seriesLimits.years}年`,
  },
  /** The whole rule in one sentence. */
  once: (rule: string, day: string) => `${rule}，只有 1 场：${day}`,
  often: (rule: string, count: number, days: string) => `${rule}，共 ${count} 场，${days}`,
  fromTo: (first: string, last: string) => `自 ${first} 至 ${last}`,
  reading: '正在计算日期',
  booked: (count: number) => `已预订 ${count} 场会议`,
  requested: (count: number) => `已提交 ${count} 场会议的审批`,
} as const;

/** The planner: every occurrence with what is in its way. */
export const plannerText = {
  title: '逐场安排',
  open: '查看逐场安排',
  openRefused: (count: number) => `${count} 场未安排，逐场处理`,
  list: '重复会议的每一场',
  checking: '正在检查每一场',
  failed: '检查失败，发送时会再次检查',
  nothing: '没有需要处理的场次',
  states: {
    free: '可预订',
    refused: '未安排',
    skipped: '已跳过',
    removed: '将取消',
    unchanged: '保持不变',
    checking: '检查中',
  },
  needsApproval: '须审批',
  noRoom: '无会议室',
  taken: (room: string, times: string) => `${room} ${times} 已占用`,
  /** The summary sentence in its parts. */
  allArranged: (count: number) => `${count} 场全部安排好`,
  arranged: (done: number, all: number) => `${all} 场中 ${done} 场已安排`,
  unarranged: (count: number) => `${count} 场未安排`,
  roomsChanged: (count: number) => `${count} 场换了会议室`,
  timesChanged: (count: number) => `${count} 场改了时间`,
  skipped: (count: number) => `跳过 ${count} 场`,
  cancelled: (count: number) => `取消 ${count} 场`,
  mustArrange: (count: number) => `还有 ${count} 场未安排，请换时间、换会议室或跳过`,
  nothingLeft: '所有场次都已跳过，请至少保留一场',
  bulk: {
    fewestRooms: '尽量不换会议室',
    keepTime: '只换会议室',
    keepRoom: '只改时间',
  } satisfies Record<BulkRepair, string>,
  bulkGroup: '一次处理所有未安排的场次',
  skipRest: (count: number) => `跳过未安排的 ${count} 场`,
  skipHolidays: (count: number) => `跳过休息日的 ${count} 场`,
  resetAll: '全部还原',
  openOnly: '只看未安排',
  changed: '单独改过',
  toRoom: (room: string, needsApproval: boolean) =>
    needsApproval ? `换到 ${room}（须审批）` : `换到 ${room}`,
  toTime: (times: string) => `改为 ${times}`,
  skip: '跳过',
  skipThis: (day: string) => `跳过 ${day}`,
  restore: '还原',
  restoreThis: (day: string) => `还原 ${day}`,
  more: '更多',
  moreFor: (day: string) => `${day} 的更多安排`,
  noRepair: '没有可换的会议室或时间',
  repairsPending: { now: '正在查找可换的会议室和时间…', later: '先处理前面的冲突，再看这一场' },
  keys: '↑↓ 选择场次，Enter 更多安排，S 跳过或还原，N 下一个未安排',
} as const;

/** Which occurrences a change means. */
export const seriesReachText = {
  meant: (count: number) => `共 ${count} 场待开始的会议`,
  changedGo: (count: number) => `其中 ${count} 场单独改过，也会取消`,
  cancelled: (count: number) => `已取消 ${count} 场会议`,
  answer: '参加哪些场次？',
} as const;

/** A series on the page of one of its occurrences. */
export const seriesListText = {
  title: '重复会议',
  count: (all: number, ahead: number) => `共 ${all} 场，${ahead} 场待开始`,
  list: '全部场次',
  current: '本场',
  changed: '单独改过',
  skipped: (days: string) => `已跳过：${days}`,
  failed: '重复会议加载失败',
  mark: '重复会议',
} as const;

/** Changing several occurrences. */
export const seriesEditText = {
  following: '修改本次及后续会议',
  meant: (count: number) => `将修改 ${count} 场待开始的会议，日期不变，已开始和已结束的不受影响`,
  meantAnew: (count: number) => `将按新的规则重新安排 ${count} 场待开始的会议，已开始和已结束的不受影响`,
  changeRule: '修改重复规则',
  keepRule: '不改重复规则',
  became: (count: number) => `已改为重复会议，共 ${count} 场`,
  changed: (count: number) => `其中 ${count} 场单独改过`,
  keep: '保留单独的修改',
  overwrite: '一并改为新的安排',
  saved: (count: number) => `已修改 ${count} 场会议`,
  choose: '修改哪些场次？',
} as const;
