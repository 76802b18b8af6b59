/** The page of what would leave the building, in the demo. */
export const outboxText = {
  note: '演示环境不会真正发送短信、邮件和聊天消息，本应发出的内容都列在这里，最新的在最前。',
  channels: { sms: '短信', mail: '邮件', chat: '聊天消息' },
  code: '验证码',
  calendar: '日历附件',
  refresh: '刷新',
  empty: '还没有发出任何消息',
  emptyHint: '在登录页获取验证码后，验证码会出现在这里。',
} as const;
