/** Words of the approval centre and its pages beyond `approvalText`. */
export const approvalCentreText = {
  failed: '审批加载失败',
  detailFailed: '申请加载失败',
  sides: '审批范围',
  kinds: '处理状态',
  unread: '未读',
  unreadCount: (count: string) => `${count} 未读`,
  total: (count: string) => `共 ${count} 条`,
  list: '申请列表',
  appliedAt: (when: string) => `${when} 提交`,
  attendees: (count: number) => `${count} 人参会`,
  tooSmall: (seats: number) => `超出容纳人数（${seats} 人）`,
  /** A request ends by itself at its start (APR-05). */
  expiresIn: (duration: string) => `${duration}后开始，届时自动过期`,
  waitsFor: (names: string) => `等待 ${names} 审批`,
  settledBy: (name: string, status: string) => `${name} ${status}`,
  occurrences: (count: number) => `共 ${count} 场，一并审批`,
  fields: {
    applicant: '申请人',
    time: '会议时间',
    room: '会议室',
    service: '会议服务',
    approvers: '审批人',
    attendees: '参会人数',
    reason: '申请理由',
    refusal: '拒绝理由',
    appliedAt: '提交时间',
    settled: '处理结果',
    repeat: '重复',
  },
  empty: {
    pending: {
      received: { title: '没有待您处理的申请', hint: '需要您审批的会议室和会议服务申请会出现在这里' },
      sent: { title: '没有等待审批的申请', hint: '您预订需审批的会议室后，申请会出现在这里，直到有人处理' },
    },
    processed: {
      received: { title: '还没有处理过的申请', hint: '您同意、拒绝，或已过期、已撤销的申请会留在这里' },
      sent: { title: '还没有已处理的申请', hint: '您发起的申请有了结果后会留在这里' },
    },
    toSent: '查看我发起的申请',
    toRooms: '查找会议室',
  },
  missing: { title: '申请不存在', hint: '申请可能已被删除，或链接有误' },
  forbidden: { title: '无权查看该申请', hint: '只有申请人和审批人可以查看' },
  toCentre: '返回审批中心',
  open: '查看会议',
  history: '处理记录',
  meeting: '会议信息',
  approval: '审批',
  events: {
    asked: '提交申请',
    reminded: '催办',
    read: '已读，待处理',
    unread: '未读，待处理',
    waiting: '待处理',
  },
  dayOf: (room: string) => `${room}当天安排`,
} as const;

/** Words of settling requests, one or several at once. */
export const settleText = {
  agreeTo: (subject: string) => `同意“${subject}”`,
  refuseOf: (subject: string) => `拒绝“${subject}”`,
  agreed: (subject: string) => `已同意“${subject}”`,
  refused: (subject: string) => `已拒绝“${subject}”`,
  refuseReason: '拒绝理由',
  refuseReasonFor: (count: number) => `拒绝理由（${count} 条申请共用）`,
  /** One refusal refuses the meeting. */
  reasonHint: '申请人会看到这段话；拒绝后，整场会议将不通过',
  confirmRefuse: '确认拒绝',
  back: '返回',
  select: (subject: string) => `选择“${subject}”`,
  selectAll: '全选',
  selected: (count: number) => `已选 ${count} 条`,
  clear: '取消选择',
  batch: '批量处理',
  results: '处理结果',
  done: (done: number, all: number) => `${all} 条中 ${done} 条处理成功`,
  keys: 'J 和 K 上下移动，A 同意，R 拒绝，X 选择，回车打开',
  keyHints: [
    ['J K', '移动'],
    ['A', '同意'],
    ['R', '拒绝'],
    ['X', '选择'],
    ['Enter', '打开'],
  ],
} as const;

/** Words of the applicant's own actions on a request. */
export const requestText = {
  revoke: '撤销申请',
  confirmRevoke: '确定要撤销该申请吗？',
  revokeHint: '撤销后会议室随即释放，审批人不再看到该申请',
  keep: '暂不撤销',
  revoked: '已撤销申请',
  askAgain: '重新申请',
  askAgainHint: '会重新占用会议室，并通知审批人',
  submit: '提交申请',
  submitting: '提交中',
  asked: '已重新申请',
  taken: '会议室时间冲突，原时段已被占用',
  otherTime: (range: string) => `改订 ${range}`,
  otherRoom: '查看此时空闲的会议室',
  remind: '催办',
  reminded: '已催办审批人',
  remindAgainAt: (time: string) => `${time} 后可再次催办`,
} as const;

/** Words of the strip that shows a room's day around a request. */
export const dayStripText = {
  own: '本次申请',
  others: (count: number) => `当天另有 ${count} 场预订`,
  none: '当天没有其他预订',
  before: (time: string) => `前一场 ${time} 结束`,
  after: (time: string) => `后一场 ${time} 开始`,
  clash: '该时段已被占用',
  summary: (room: string, day: string) => `${room} ${day} 安排`,
} as const;
