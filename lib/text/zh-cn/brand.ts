/** Promises of the product beside the pages before the shell. */
export const brandText = {
  headline: ['找到空闲的会议室', '只需几秒'],
  subline: '预订、邀请、签到、纪要，都在这里。',
} as const;
