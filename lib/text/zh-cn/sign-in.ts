/** Words around signing in to a room that the copy sheet leaves open. */
export const signInText = {
  close: '知道了',
  signing: '正在签到…',
  refused: '未能签到',
  retry: '重试',
  viewMeeting: '查看会议',
  opensAt: (time: string) => `${time} 起可签到`,
  noRoom: '无会议室，无需签到',
  nothingToDo: '准时参加即可，无需操作',
  signInTo: (subject: string) => `签到：${subject}`,
} as const;
