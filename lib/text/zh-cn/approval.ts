import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';

export const approvalText = {
  title: '审批中心',
  tabs: { pending: '待处理', processed: '已处理', sentByMe: '我发起的', sentToMe: '我收到的' },
  agree: '同意',
  refuse: '拒绝',
  refuseReasonRequired: '请输入拒绝理由',
  reason: '申请理由',
  status: {
    AUDITING: '审批中',
    AUDIT_AGREE: '已同意',
    AUDIT_REFUSE: '已拒绝',
    AUDIT_EXPIRED: '已过期',
    AUDIT_REVOKE: '已撤销',
  } satisfies Record<ApprovalStatus, string>,
  types: { room: '会议室', service: '会议服务' },
  /** Where a record that is opened has moved on to this status meanwhile (APR-03). */
  changed: {
    AUDIT_EXPIRED: '此申请已过期',
    AUDIT_REVOKE: '此申请已撤销',
    AUDIT_REFUSE: '此申请未通过审批',
  } satisfies Partial<Record<ApprovalStatus, string>>,
} as const;
