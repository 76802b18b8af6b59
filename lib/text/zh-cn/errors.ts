import { limits } from '@/lib/domain/limits/limits';
import { networkText } from './network';

/** Sentences of failed operations (ERR-01) beside those of booking (`order-codes`) and of the forms' own rules (`account`). */
export const errorText = {
  ...networkText,
  tooLarge: '提交的内容过大',
  codeTooFrequent: '获取验证码过于频繁，请稍后再试',
  codeNotSent: '获取验证码失败，请稍后再试',
  codeWrong: '验证码错误',
  codeTooManyTries: '验证码错误次数过多，请稍后重试',
  logInFailed: '登录失败，请稍后再试',
  captchaWrong: '图形验证码错误',
  credentialsWrong: '账号不存在或密码错误，请重新输入',
  notRegistered: '账号未注册',
  passwordSameAsLast: '设置密码失败，错误原因不能与上一次密码相同',
  oldPasswordWrong: '旧密码错误',
  passwordNotSet: '设置密码失败，请稍后再试',
  publicKeyFailed: '获取加密公钥失败，请稍后再试',
  encryptionFailed: '密码加密失败，请稍后再试',
  unknown: '未知错误',
  updateFailed: '修改失败',
  updateNeedsApproval: '修改失败，该会议室需要审批',
  meetingEnded: '会议已结束',
  handledElsewhere: '已在其他地方操作',
  operationFailed: '操作失败',
  stateChanged: '状态已过期',
  revokeFailed: '撤销申请失败',
  askAgainFailed: '重新申请失败',
  remindFailed: '催办失败',
  remindTooFrequent: `每${limits.remindEveryMinutes}分钟只能催办一次`,
  feedbackTooFrequent: '提交间隔应大于30秒',
  feedbackFailed: '提交失败',
} as const;
