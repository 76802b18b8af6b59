export const dateText = {
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  weekdaysShort: ['日', '一', '二', '三', '四', '五', '六'],
  weekdaySpan: (first: string, last: string) => `${first}至${last}`,
  /** The zone of Asia/Shanghai. */
  beijing: '北京时间',
  today: '今天',
  yesterday: '昨天',
  monthDay: (month: number, date: number) => `${month}月${date}日`,
  yearMonth: (year: number, month: number) => `${year}年${month}月`,
  yearMonthDay: (year: number, month: number, date: number) => `${year}年${month}月${date}日`,
  minutes: (count: number) => `${count} 分钟`,
  hours: (count: number) => `${count} 小时`,
} as const;
