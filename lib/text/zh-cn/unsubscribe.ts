/** The page that a link in a mail leads to. */
export const unsubscribeText = {
  open: {
    title: '不再接收此类邮件？',
    hint: '会议通知仍会显示在会议室预约中。之后可以在通知设置里重新开启。',
  },
  done: {
    title: '已停止接收此类邮件',
    hint: '会议通知仍会显示在会议室预约中，可以在通知设置里重新开启邮件。',
  },
  wrong: {
    title: '链接无效',
    hint: '这个链接不完整或已失效，没有停止任何邮件。可以登录后在通知设置里关闭邮件。',
  },
  failed: {
    title: '没有停止成功',
    hint: '服务暂时不可用，请稍后再试一次。',
  },
  stop: '停止接收',
} as const;
