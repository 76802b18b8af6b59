export const approvalText = {
  title: '审批中心',
  tabs: { pending: '待处理', processed: '已处理', sentByMe: '我发起的', sentToMe: '我收到的' },
  agree: '同意',
  refuse: '拒绝',
  refuseReasonRequired: '请输入拒绝理由',
  reason: '申请理由',
  status: { auditing: '审批中', agreed: '已同意', refused: '已拒绝', expired: '已过期', revoked: '已撤销' },
  types: { room: '会议室', service: '会议服务' },
  changed: { expired: '此申请已过期', revoked: '此申请已撤销', refused: '此申请未通过审批' },
} as const;
