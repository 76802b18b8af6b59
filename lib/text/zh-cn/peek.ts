/** Words of the small card of a meeting. */
export const peekText = {
  title: '会议',
  previous: '上一个会议',
  next: '下一个会议',
  open: '查看详情',
  morePeople: (count: number) => `还有 ${count} 人`,
} as const;
