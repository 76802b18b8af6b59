/** Words around ending a meeting early that the copy sheet leaves open. */
export const earlyEndText = {
  remaining: '自动结束倒计时',
  finishing: '正在结束会议…',
  ended: '会议已提前结束',
  running: '会议正在进行',
  runningHint: '结束后将立即释放会议室，其他同事可以预订',
  endHint: '会议室将立即释放，此操作不能撤销',
  keep: '暂不结束',
  continuedHint: '会议将按原定时间结束，会议室继续为您保留',
  creatorOnly: { title: '只有会议组织者可以进行此操作', action: '查看会议详情' },
  notice: {
    title: (room: string) => `${room} 似乎无人使用`,
    line: (subject: string) => `会议“${subject}”将自动提前结束`,
    handle: '去处理',
  },
} as const;
