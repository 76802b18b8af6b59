import { errorCodes } from '@/lib/domain/error-codes';
import type { FailureCode } from './errors';

type Failure = { status: number; message: string };

const badRequest = (message: string): Failure => ({ status: 400, message });
const forbidden = (message: string): Failure => ({ status: 403, message });
const conflict = (message: string): Failure => ({ status: 409, message });

const wrongCredentials = '账号不存在或密码错误，请重新输入';
const sameAsLast = '设置密码失败，错误原因不能与上一次密码相同';
const needsApproval = '修改失败，该会议室需要审批';

/**
 * The HTTP status and the readable sentence of each code. Screens have words of their own per operation (lib/text);
 * these are for whoever reads an answer as it is: other clients, logs, the console.
 * A wrong password is 400 and not 401, which means that the session is over.
 */
export const failureTable: Readonly<Record<FailureCode, Failure>> = {
  400000: badRequest('请求参数有误，请检查后重试'),
  401000: { status: 401, message: '登录已过期，请重新登录' },
  403000: forbidden('没有权限执行此操作'),
  404000: { status: 404, message: '请求的内容不存在' },
  405000: { status: 405, message: '不支持的请求方法' },
  409000: conflict('内容已被他人修改，请刷新后重试'),
  410000: { status: 410, message: '请求的内容已失效' },
  413000: { status: 413, message: '提交的内容过大' },
  415000: { status: 415, message: '不支持的请求格式' },
  422000: { status: 422, message: '同一请求标识已用于不同的内容' },
  429000: { status: 429, message: '操作频繁，请稍后再试' },
  500000: { status: 500, message: '服务器异常' },
  501000: { status: 501, message: '该功能尚未开放' },
  503000: { status: 503, message: '服务器繁忙，请稍后再试' },

  [errorCodes.tooFrequent]: { status: 429, message: '操作过于频繁，请稍后再试' },
  [errorCodes.smsCodeWrong]: badRequest('验证码错误'),
  [errorCodes.smsCodeTooManyTries]: { status: 429, message: '验证码错误次数过多，请稍后重试' },
  [errorCodes.captchaRequired]: badRequest('请输入图形验证码'),
  [errorCodes.captchaWrong]: badRequest('图形验证码错误'),
  [errorCodes.credentialsWrong]: badRequest(wrongCredentials),
  [errorCodes.passwordRefused]: badRequest(wrongCredentials),
  [errorCodes.accountNotRegistered]: badRequest('账号未注册'),
  [errorCodes.mobileNotRegistered]: badRequest('账号未注册'),
  [errorCodes.smsCodeWrongForPassword]: badRequest('验证码错误'),
  [errorCodes.passwordSameAsLast]: badRequest(sameAsLast),
  [errorCodes.passwordUsedBefore]: badRequest(sameAsLast),

  [errorCodes.meetingTooLong]: badRequest('会议时长不能超过90分钟'),
  [errorCodes.approvalTooLate]: badRequest('需审批的会议须至少提前10分钟发起'),
  [errorCodes.backToBack]: conflict('线下会议室不允许相同参会人连续预订'),
  [errorCodes.approverMissing]: conflict('审批人缺失，无法发起申请'),
  [errorCodes.roomConflict]: conflict('会议室时间冲突'),
  [errorCodes.outsideOpenHours]: badRequest('不在会议室可预约时间段内'),
  [errorCodes.roomUnavailable]: conflict('会议室不可用'),
  [errorCodes.timeInPast]: badRequest('预约时间已过期'),
  [errorCodes.stateForbids]: conflict('会议状态不允许此操作'),
  [errorCodes.notPermitted]: forbidden('没有该会议室的预订权限'),
  [errorCodes.timeInvalid]: badRequest('时间无效，预约失败'),
  [errorCodes.sensitiveContent]: badRequest(
    '组织者（部门）、主题或地点可能包含敏感内容（色情、暴力、政治），请检查后重试',
  ),

  [errorCodes.updateNeedsApproval]: conflict(needsApproval),
  [errorCodes.roomNeedsApproval]: conflict(needsApproval),
  [errorCodes.meetingEnded]: conflict('会议已结束'),
  [errorCodes.handledElsewhere]: conflict('已在其他地方操作'),
};
