/** Words of the room finder beyond `roomsText.filters`. */
export const roomFinderText = {
  area: '区域',
  keyword: (text: string) => `“${text}”`,
  namedKeyword: (text: string) => `关键词“${text}”`,
  chosen: '已选条件',
  remove: (label: string) => `移除条件 ${label}`,
  activeCount: (count: number) => `${count} 个条件`,
  freeNow: '现在空闲',
  /** Where another day is shown, which the choice leaves. */
  freeNowOn: (day: string) => `现在空闲（${day}）`,
  freeFrom: '空闲时段从',
  freeTo: '空闲时段到',
  anyTime: '不限',
  problems: { reversed: '结束时间须晚于开始时间', past: '该时段已过去，请另选时间' },
  relaxTo: (seats: number) => `放宽到 ${seats} 人`,
  drop: (label: string) => `去掉${label}`,
  found: (label: string, rooms: number) => `${label}，有 ${rooms} 间`,
  show: (rooms: number) => `查看 ${rooms} 间会议室`,
  freeThen: (rooms: number, range: string) => `${rooms} 间在 ${range} 空闲`,
  freeThenShort: (rooms: number) => `${rooms} 间可订`,
  results: '会议室与当日安排',
} as const;
