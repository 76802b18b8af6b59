import { cutText } from '../../web/cut-text';
import { limits } from '../limits/limits';
import { smsCodes } from '../limits/way-in-limits';

/** A fault of a field, worded by `accountMessages`. A fault has no facts beside its code. */
export type AccountFault =
  | 'mobileRequired'
  | 'accountRequired'
  | 'smsCodeRequired'
  | 'passwordRequired'
  | 'newPasswordRequired'
  | 'oldPasswordRequired'
  | 'confirmPasswordRequired'
  | 'graphicCaptchaRequired'
  | 'mobileFormat'
  | 'smsCodeFormat'
  | 'accountFormat'
  | 'passwordFormat'
  | 'passwordsDiffer'
  | 'passwordUnchanged'
  | 'agreementRequired';

/** The fault of a field; nothing when it is right. */
export type Verdict = AccountFault | undefined;

const mobilePattern = new RegExp(`^1\\d{${limits.mobileDigits - 1}}$`);
// AUTH-15: letters, digits, _ @ . with no two adjacent special characters; a special character alone is no account.
const accountPattern = new RegExp(
  `^(?!.*[_@.]{2})(?=.*[A-Za-z0-9])[A-Za-z0-9_@.]{1,${limits.accountMaxLength}}$`,
);

/**
 * Removes all white space, as mobile numbers and new passwords want it.
 *
 * @example
 * stripSpace(' 138 0000 0001 ') //=> '13800000001'
 */
export function stripSpace(value: string): string {
  return value.replace(/\s/g, '');
}

/** In the usual characters: Chinese input methods can be set to type full-width letters and digits. */
const halfWidth = (value: string) => stripSpace(value.normalize('NFKC'));

/** Address books and other apps write a number among words, hyphens and brackets, and with the country's number before it. */
const nationalNumber = (text: string) => text.replace(/\D/g, '').replace(/^(?:0086|86(?=1))/, '');

const wholeCode = new RegExp(`(?<!\\d)\\d{${limits.smsCodeMaxLength}}(?!\\d)`);

/** The code in a whole message that was pasted. */
const codeIn = (text: string) => (wholeCode.exec(text)?.[0] ?? text).replace(/\D/g, '');

/**
 * The part of the typed text that a field keeps: white space goes (at the ends only where it may stand inside), and the rest is cut
 * to the field's length. A password keeps its characters, every other text becomes half-width. Numbers and codes are digits.
 *
 * @example
 * accountInput.mobile('138 0000 00019') //=> '13800000001'
 * accountInput.mobile('+86 138-0000-0001') //=> '13800000001'
 * accountInput.account('ｌｉｎ＠ｄｅｍｏ．ｃｏｍ') //=> 'lin@demo.com'
 */
export const accountInput = {
  mobile: (value: string) => nationalNumber(halfWidth(value)).slice(0, limits.mobileDigits),
  account: (value: string) => cutText(halfWidth(value), limits.accountMaxLength),
  smsCode: (value: string) => codeIn(halfWidth(value)).slice(0, limits.smsCodeMaxLength),
  graphicCaptcha: (value: string) => halfWidth(value),
  password: (value: string) => cutText(value, limits.passwordInputMaxLength),
  newPassword: (value: string) => cutText(stripSpace(value), limits.passwordInputMaxLength),
} as const;

export const required = (value: string, fault: AccountFault): Verdict =>
  value.trim() === '' ? fault : undefined;

/**
 * Required; 11 digits starting with 1.
 *
 * @example
 * checkMobile('23800000001') //=> 'mobileFormat'
 */
export function checkMobile(value: string): Verdict {
  return (
    required(value, 'mobileRequired') ?? (mobilePattern.test(stripSpace(value)) ? undefined : 'mobileFormat')
  );
}

/**
 * Required; 1 to 64 letters, digits, `_`, `@`, `.`, one letter or digit at least, no two special characters side by side.
 *
 * @example
 * checkAccount('lin..xiao') //=> 'accountFormat'
 */
export function checkAccount(value: string): Verdict {
  return required(value, 'accountRequired') ?? (accountPattern.test(value) ? undefined : 'accountFormat');
}

/**
 * Required; at least as long as any service's codes are: fewer digits would only cost a try.
 *
 * @example
 * checkSmsCode('12') //=> 'smsCodeFormat'
 */
export function checkSmsCode(value: string): Verdict {
  return (
    required(value, 'smsCodeRequired') ??
    (value.trim().length < smsCodes.shortest ? 'smsCodeFormat' : undefined)
  );
}

/**
 * At log-in a password is only required: old ones may follow older rules.
 *
 * @example
 * checkPassword('') //=> 'passwordRequired'
 */
export function checkPassword(value: string): Verdict {
  return required(value, 'passwordRequired');
}

/**
 * @example
 * checkGraphicCaptcha('') //=> 'graphicCaptchaRequired'
 */
export function checkGraphicCaptcha(value: string): Verdict {
  return required(value, 'graphicCaptchaRequired');
}

/**
 * Required; the same as the password.
 *
 * @example
 * checkConfirmPassword('Demo1235', 'Demo1234') //=> 'passwordsDiffer'
 */
export function checkConfirmPassword(value: string, password: string): Verdict {
  return required(value, 'confirmPasswordRequired') ?? (value === password ? undefined : 'passwordsDiffer');
}

/**
 * @example
 * checkAgreement(false) //=> 'agreementRequired'
 */
export function checkAgreement(ticked: boolean): Verdict {
  return ticked ? undefined : 'agreementRequired';
}
