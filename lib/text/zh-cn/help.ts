export const helpText = {
  title: '帮助',
  tips: '使用帮助',
  serviceCentre: '服务中心',
  manual: '查看手册',
  feedback: '意见反馈',
  submit: '提交',
  submitting: '提交中',
  submitted: '提交成功',
} as const;
