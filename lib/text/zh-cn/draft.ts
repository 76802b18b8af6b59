/** Words of a booking in the making on the grid, and of taking it back. */
export const draftText = {
  sending: '正在预订…',
  booked: (slot: string) => `已预订 ${slot}`,
  requested: (slot: string) => `已提交申请 ${slot}`,
  view: '查看',
  undo: '撤销',
  undone: (slot: string) => `已取消预订：${slot}`,
  undoFailed: (reason: string) => `撤销失败：${reason}`,
  takenByYou: '您已预订该时段',
  viewMeeting: '查看会议',
  repairs: '可改为',
  earlier: (field: string) => `${field}提前`,
  later: (field: string) => `${field}推后`,
  untilThere: (range: string, state: string) => `${range} ${state}`,
} as const;
