/** Two of something is 两 in Chinese, not 二. */
const every = (count: number, unit: string, counter = unit) =>
  count === 1 ? `每${unit}` : `每${count === 2 ? '两' : count}${counter}`;

/** How a rule of repetition reads. */
export const recurrenceText = {
  daily: (count: number) => every(count, '天'),
  weekly: (count: number) => every(count, '周'),
  monthly: (count: number) => every(count, '月', '个月'),
  workdays: '每个工作日',
  /** The weekdays of every second or third week. */
  inWeeks: (weekdays: readonly string[]) => `的${weekdays.join('、')}`,
  weekdayJoiner: '、',
  monthDay: (date: number) => `${date}日`,
  lastDay: '最后一天',
  nthWeekday: (nth: number, weekday: string) => `第${nth}个${weekday}`,
  lastWeekday: (weekday: string) => `最后一个${weekday}`,
  count: (times: number) => `共 ${times} 次`,
  until: (day: string) => `至 ${day}`,
  joiner: '，',
  repeats: '重复会议',
} as const;
