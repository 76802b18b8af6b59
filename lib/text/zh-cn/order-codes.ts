import { limits } from '@/lib/domain/limits/limits';

/** Sentences of refused bookings (BOOK-04), fixed by the specification. */
export const orderCodeText = {
  meetingTooLong: `会议时长不能超过${limits.maxMeetingMinutes}分钟`,
  approvalTooLate: `需审批的会议须至少提前${limits.approvalLeadMinutes}分钟发起`,
  backToBack: '线下会议室不允许相同参会人连续预订',
  approverMissing: '审批人缺失，无法发起申请',
  roomConflict: '会议室时间冲突',
  outsideOpenHours: '不在会议室可预约时间段内',
  roomUnavailable: '会议室不可用',
  timeInPast: '预约时间已过期',
  stateForbids: '会议状态不允许此操作',
  notPermitted: '没有该会议室的预订权限',
  timeInvalid: '时间无效，预约失败',
  sensitiveContent: '组织者（部门）、主题或地点可能包含敏感内容（色情、暴力、政治），请检查后重试',
  placeMissing: '请选择会议室、填写地点或添加线上会议',
  otherwise: '预约失败',
} as const;
