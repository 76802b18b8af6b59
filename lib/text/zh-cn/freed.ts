/** Words of the offer of time that has become free. */
export const freedText = {
  title: (room: string) => `${room} 空出来了`,
  line: (slot: string) => `您刚才查找的 ${slot}`,
  book: '立即预订',
  subject: (name: string) => `${name}的会议`,
  lost: '晚了一步，该时段刚被他人预订',
} as const;
