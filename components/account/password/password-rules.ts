import {
  accountInput,
  checkConfirmPassword,
  checkGraphicCaptcha,
  checkMobile,
  checkSmsCode,
} from '@/lib/domain/account/account-rules';
import { checkNewPassword, checkOldPassword } from '@/lib/domain/account/new-password-rules';
import type { FieldRule } from './use-fields';

const newPassword: FieldRule = {
  keep: accountInput.newPassword,
  check: (value, { oldPassword }) => checkNewPassword(value, { oldPassword }),
};
const confirmPassword: FieldRule = {
  keep: accountInput.newPassword,
  check: (value, values) => checkConfirmPassword(value, values.newPassword ?? ''),
};
const graphicCaptcha: FieldRule = { keep: accountInput.graphicCaptcha, check: checkGraphicCaptcha };

/** In the order of the form: the first that is wrong gets the focus. */
export const byCodeRules = {
  mobile: { keep: accountInput.mobile, check: checkMobile },
  smsCode: { keep: accountInput.smsCode, check: checkSmsCode },
  graphicCaptcha,
  newPassword,
  confirmPassword,
} satisfies Record<string, FieldRule>;

/** The same where the old password is the proof (AUTH-12, private variant). */
export const byOldPasswordRules = {
  oldPassword: { keep: accountInput.password, check: checkOldPassword },
  newPassword,
  confirmPassword,
  graphicCaptcha,
} satisfies Record<string, FieldRule>;
