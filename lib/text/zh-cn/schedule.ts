import { dateText } from './dates';

export const scheduleText = {
  title: '会议日程',
  modeSwitch: '显示方式',
  week: '选择日期',
  month: '选择月份',
  hasMeetings: '有会议',
  failed: '日程加载失败',
  findRoom: '查看空闲会议室',
  emptyHint: '这一天还没有安排，可以预订一间会议室',
  calendar: (month: string) => `${month}会议日历`,
  modes: { list: '列表', week: '周', calendar: '日历' },
  weekCalendar: (first: string, last: string) => `${first}至${last}的周日程`,
  dayColumn: (day: string, { held, off }: { held: number; off: number }) =>
    [day, held === 0 ? '没有会议' : `${held} 场会议`, off > 0 && `${off} 场已取消`]
      .filter(Boolean)
      .join('，'),
  showsCancelled: '显示已取消',
  cursor: (time: string, state: string) => `${time}，${state}`,
  freeTime: '空闲',
  previousDays: '前三天',
  nextDays: '后三天',
  fittingRooms: '可用会议室',
  noFittingRoom: '该时间没有空闲会议室',
  groups: { arrangements: '今日安排', ended: '已结束' },
  /** 今日安排 on a day that is not today. */
  arrangementsOfDay: '当日安排',
  empty: '暂无会议',
  count: (meetings: number) => `${meetings} 场会议`,
  coming: (meetings: number) => `${meetings} 场待开始`,
  today: dateText.today,
  weekdays: dateText.weekdays,
  previousWeek: '上一周',
  nextWeek: '下一周',
  previousMonth: '上个月',
  nextMonth: '下个月',
  more: (meetings: number) => `还有${meetings}个会议`,
  openDay: '查看当日安排',
  book: '预订会议',
  bookOn: (day: string) => `预订 ${day} 的会议`,
  conflict: '时间冲突',
  conflictWith: (subjects: string) => `时间冲突：${subjects}`,
  /** Ways out of a conflict: another time for one's own meeting, or leave from one of the two. */
  shift: (subject: string) => `调整“${subject}”`,
  askLeaveOf: (subject: string) => `请假：${subject}`,
  /** Free time between two meetings. */
  gap: (duration: string) => `空闲 ${duration}`,
  bookGap: (range: string) => `预订 ${range} 的空闲时间`,
  /** How many came to nothing, by what became of them. */
  off: (word: string, meetings: number) => `${word} ${meetings}`,
  attendance: (names: string, all: number, joined: number) => `${names} 等 ${all} 人，${joined} 人参加`,
  attendanceOfAll: (names: string, joined: number) => `${names}，${joined} 人参加`,
  tabTitle: (duration: string, place: string) => `${duration} · ${place}`,
  /** The buttons of one row for screen readers, which read it without the rows around it. */
  answering: (subject: string) => `回复“${subject}”的邀请`,
  changeAnswer: '修改回复',
  changeAnswerTo: (subject: string) => `修改对“${subject}”的回复`,
  remaining: (duration: string) => `还剩 ${duration}`,
  startsIn: (duration: string) => `${duration}后开始`,
  hasNotes: '有纪要',
  unread: '有新变动',
  online: '线上会议',
} as const;
