/** How a rule of repetition reads. */
export const recurrenceText = {
  daily: (every: number) => (every === 1 ? '每天' : `每${every}天`),
  weekly: (every: number) => (every === 1 ? '每周' : `每${every}周`),
  monthly: (every: number) => (every === 1 ? '每月' : `每${every}个月`),
  monthDay: (date: number) => `${date}日`,
  weekdayJoiner: '、',
  count: (times: number) => `共 ${times} 次`,
  until: (day: string) => `至 ${day}`,
  joiner: '，',
  repeats: '重复会议',
} as const;
