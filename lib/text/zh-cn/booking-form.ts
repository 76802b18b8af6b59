import { limits } from '@/lib/domain/limits/limits';

/** Words of the booking form beyond `bookingText`. */
export const bookingFormText = {
  chooseType: '请选择',
  searchRoom: '搜索会议室',
  roomList: '可选会议室',
  chosenRooms: '已选会议室',
  removeRoom: (room: string) => `移除${room}`,
  noRoomMatches: '没有符合条件的会议室',
  searchingRooms: '正在查找会议室…',
  freeOnly: '仅看空闲',
  moreRooms: (count: number) => `还有 ${count} 间未列出，可按名称查找`,
  goneRooms: (count: number) =>
    count === 1 ? '原先选择的会议室已不存在' : `原先选择的 ${count} 间会议室已不存在`,
  removeGoneRooms: '移除',
  roomsFailed: '会议室加载失败',
  taken: (range: string) => `${range} 已占用`,
  free: '空闲',
  freeRanges: (ranges: string) => `空闲 ${ranges}`,
  day: '当天安排',
  venue: '开会地点',
  venues: { rooms: '会议室', place: '其他地点' },
  placeHint: '不占用会议室，地点会写在邀请里',
  services: '会议服务（须审批）',
  servicesFailed: '会议服务加载失败',
  decidedBy: (names: string) => `由 ${names} 审批`,
  roomDecidedBy: (room: string, names: string) => `${room}由 ${names} 审批`,
  approvalLead: `须至少提前${limits.approvalLeadMinutes}分钟发起`,
  otherRoom: (room: string, seats: number) => `换到 ${room}（${seats} 人）`,
} as const;
