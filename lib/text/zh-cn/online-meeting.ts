/** Words around online meetings that the copy sheet leaves open. */
export const onlineText = {
  legend: '线上会议',
  add: '同时创建线上会议',
  retry: '重新获取',
  copyLink: '复制会议链接',
  linkCopied: '会议链接已复制',
  copyPassword: '复制会议密码',
  passwordCopied: '会议密码已复制',
} as const;
