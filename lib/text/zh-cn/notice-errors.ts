/** Sentences of failed operations on notices, their settings and calendar feeds (ERR-01). */
export const noticeErrorText = {
  readFailed: '操作失败，请稍后再试',
  settingsFailed: '设置保存失败',
} as const;
