import type { AccountOperation, OperationCode } from '@/lib/domain/error-codes';
import { errorCodes as codes } from '@/lib/domain/error-codes';
import type { Catalogue, Outcome } from './outcome';
import { field, toast } from './outcome';
import { accountMessages } from './zh-cn/account';
import { errorText } from './zh-cn/errors';

const credentials = {
  [codes.captchaRequired]: { kind: 'captcha' },
  [codes.captchaWrong]: { kind: 'captcha', message: errorText.captchaWrong },
  [codes.credentialsWrong]: field('password', errorText.credentialsWrong),
  [codes.passwordRefused]: field('password', errorText.credentialsWrong),
} as const satisfies Record<OperationCode<'passwordLogin'>, Outcome>;

const sameAsLast = field('newPassword', errorText.passwordSameAsLast);
/** The sentence itself is fixed; a new code helps where its advice to wait does not. */
const codeIsDead = field('smsCode', errorText.codeTooManyTries);
/** Outcomes before a company is entered: codes, log-ins, registering and passwords (AUTH-16); only those forms load them. */
export const accountCatalogue = {
  smsSend: {
    [codes.tooFrequent]: { kind: 'countdown', message: errorText.codeTooFrequent },
    otherwise: toast(errorText.codeNotSent),
  },
  smsLogin: {
    [codes.smsCodeWrong]: field('smsCode', errorText.codeWrong),
    [codes.smsCodeTooManyTries]: codeIsDead,
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
    [codes.smsCodeTooManyTries]: codeIsDead,
    [codes.captchaRequired]: { kind: 'captcha', message: accountMessages.graphicCaptchaRequired },
    [codes.captchaWrong]: { kind: 'captcha', message: errorText.captchaWrong },
    otherwise: toast(errorText.passwordNotSet),
  },
} as const satisfies Catalogue<AccountOperation>;
