import type { Operation, OperationCode } from '@/lib/domain/error-codes';
import { errorCodes as codes } from '@/lib/domain/error-codes';
import type { Outcome } from './outcome';
import { field, toast } from './outcome';
import { accountMessages } from './zh-cn/account';
import { errorText } from './zh-cn/errors';
import { orderCodeText } from './zh-cn/order-codes';

type Catalogue = { [O in Operation]: Record<OperationCode<O>, Outcome> & { otherwise: Outcome } };

const credentials = {
  [codes.captchaRequired]: { kind: 'captcha' },
  [codes.captchaWrong]: { kind: 'captcha', message: errorText.captchaWrong },
  [codes.credentialsWrong]: field('password', errorText.credentialsWrong),
  [codes.passwordRefused]: field('password', errorText.credentialsWrong),
} as const satisfies Record<OperationCode<'passwordLogin'>, Outcome>;

const sameAsLast = field('newPassword', errorText.passwordSameAsLast);
const needsApproval = toast(errorText.updateNeedsApproval);
const tooLong = field('endTime', orderCodeText.meetingTooLong);
const conflicts: Outcome = { kind: 'conflicts', message: orderCodeText.roomConflict };

/** §8 whole: what each code means in each operation. A code without its outcome does not compile. */
export const errorCatalogue = {
  smsSend: {
    [codes.tooFrequent]: { kind: 'countdown', message: errorText.codeTooFrequent },
    otherwise: toast(errorText.codeNotSent),
  },
  smsLogin: {
    [codes.smsCodeWrong]: field('smsCode', errorText.codeWrong),
    [codes.smsCodeTooManyTries]: field('smsCode', errorText.codeTooManyTries),
    otherwise: toast(errorText.logInFailed),
  },
  passwordLogin: { ...credentials, otherwise: toast(errorText.unknown) },
  register: {
    ...credentials,
    [codes.mobileNotRegistered]: field('account', errorText.notRegistered),
    otherwise: toast(errorText.unknown),
  },
  passwordChange: {
    [codes.smsCodeWrong]: field('smsCode', errorText.codeWrong),
    [codes.smsCodeWrongForPassword]: field('smsCode', errorText.codeWrong),
    [codes.passwordSameAsLast]: sameAsLast,
    [codes.passwordUsedBefore]: sameAsLast,
    [codes.passwordRefused]: sameAsLast,
    [codes.accountNotRegistered]: field('mobile', errorText.notRegistered),
    [codes.smsCodeTooManyTries]: field('smsCode', errorText.codeTooManyTries),
    [codes.captchaRequired]: { kind: 'captcha', message: accountMessages.graphicCaptchaRequired },
    [codes.captchaWrong]: { kind: 'captcha', message: errorText.captchaWrong },
    otherwise: toast(errorText.passwordNotSet),
  },
  order: {
    [codes.meetingTooLong]: tooLong,
    [codes.approvalTooLate]: field('beginTime', orderCodeText.approvalTooLate),
    [codes.backToBack]: field('rooms', orderCodeText.backToBack),
    [codes.approverMissing]: field('rooms', orderCodeText.approverMissing),
    [codes.roomConflict]: conflicts,
    [codes.outsideOpenHours]: field('beginTime', orderCodeText.outsideOpenHours),
    [codes.roomUnavailable]: field('rooms', orderCodeText.roomUnavailable),
    [codes.timeInPast]: field('beginTime', orderCodeText.timeInPast),
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.notPermitted]: field('rooms', orderCodeText.notPermitted),
    [codes.timeInvalid]: field('beginTime', orderCodeText.timeInvalid),
    [codes.sensitiveContent]: field('subject', orderCodeText.sensitiveContent),
    otherwise: toast(orderCodeText.otherwise),
  },
  update: {
    [codes.meetingTooLong]: tooLong,
    [codes.roomConflict]: conflicts,
    [codes.updateNeedsApproval]: needsApproval,
    [codes.roomNeedsApproval]: needsApproval,
    otherwise: toast(errorText.updateFailed),
  },
  closeEarly: {
    [codes.meetingEnded]: { kind: 'details', message: errorText.meetingEnded },
    otherwise: toast(errorText.operationFailed),
  },
  continue: {
    [codes.handledElsewhere]: toast(errorText.handledElsewhere),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
  approval: {
    [codes.stateForbids]: toast(errorText.stateChanged),
    otherwise: toast(errorText.operationFailed),
  },
  feedback: {
    [codes.tooFrequent]: { kind: 'countdown', message: errorText.feedbackTooFrequent },
    otherwise: toast(errorText.feedbackFailed),
  },
  cancel: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
  answer: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
} as const satisfies Catalogue;
