/** Words about the time of the people of a booking. */
export const attendeesText = {
  allFree: (count: number) => (count === 1 ? '您在此时段有空' : `${count} 人在此时段都有空`),
  busy: (name: string, range: string, subject: string | undefined) =>
    subject === undefined ? `${name} ${range} 有其他安排` : `${name} ${range} 有其他安排：${subject}`,
  /** The first of several meetings at the same time. */
  oneOf: (subject: string | undefined, count: number) =>
    subject === undefined || count === 1 ? subject : `${subject} 等 ${count} 场`,
  self: '您',
  people: '参会人忙闲',
  commonFree: '共同空闲',
  noCommonFree: '当天没有共同空闲时间',
  freeRanges: (ranges: string) => `空闲 ${ranges}`,
  busyRanges: (ranges: string) => `忙碌 ${ranges}`,
  freeAllDay: '全天空闲',
  others: (count: number) => `还有 ${count} 人，已计入共同空闲`,
  findTime: '帮我找时间',
  searching: '正在查找…',
  noTime: '未来一周没有合适的时间和会议室，请减少参会人或时长后重试',
  proposals: '推荐时间',
  everyoneFree: '所有人有空',
  someBusy: (names: string) => `${names} 有其他安排`,
  usualArea: '您常用的区域',
  needsApproval: '需审批',
  fewSeats: ({ people, seats, rooms }: { people: number; seats: number; rooms: readonly string[] }) =>
    `共 ${people} 人，${rooms.join('、')}${rooms.length > 1 ? ' 合计' : ' '}可容纳 ${seats} 人，座位可能不够`,
  seats: (count: number) => `${count} 人`,
  failed: '查找失败，请重试',
} as const;
