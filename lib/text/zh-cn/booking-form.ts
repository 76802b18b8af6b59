import { limits } from '@/lib/domain/limits/limits';

/** Words of the booking form beyond `bookingText`. */
export const bookingFormText = {
  chooseType: '请选择',
  searchRoom: '搜索会议室',
  roomList: '可选会议室',
  chosenRooms: '已选会议室',
  removeRoom: (room: string) => `移除${room}`,
  noRoomMatches: '没有符合条件的会议室',
  roomsFailed: '会议室加载失败',
  taken: (range: string) => `${range} 已占用`,
  free: '空闲',
  freeRanges: (ranges: string) => `空闲 ${ranges}`,
  day: '当天安排',
  services: '会议服务（须审批）',
  servicesFailed: '会议服务加载失败',
  decidedBy: (names: string) => `由 ${names} 审批`,
  roomDecidedBy: (room: string, names: string) => `${room}由 ${names} 审批`,
  approvalLead: `须至少提前${limits.approvalLeadMinutes}分钟发起`,
  otherRoom: (room: string, seats: number) => `换到 ${room}（${seats} 人）`,
} as const;
