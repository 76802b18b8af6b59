/** The page that a link in a mail leads to. */
export const unsubscribeText = {
  title: '不再接收此类邮件？',
  hint: '会议通知仍会显示在会议室预约中。之后可以在通知设置里重新开启。',
  stop: '停止接收',
  done: '已停止接收此类邮件',
  doneHint: '会议通知仍会显示在会议室预约中，可以在通知设置里重新开启邮件。',
} as const;
