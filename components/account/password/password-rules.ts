import { credentialRules, textRule } from '@/components/credentials/credential-rules';
import type { FieldRules } from '@/components/ui/form/field-rules';
import { accountInput, checkConfirmPassword } from '@/lib/domain/account/account-rules';
import { checkNewPassword, checkOldPassword } from '@/lib/domain/account/new-password-rules';
import type { PasswordField } from './password-failure';

/** Fields of the forms that set a password. */
export type PasswordName = PasswordField | 'confirmPassword';
/** Values of such a form; each form has some of the fields. */
export type PasswordValues = Record<PasswordName, string>;

const noValues: PasswordValues = {
  mobile: '',
  smsCode: '',
  oldPassword: '',
  newPassword: '',
  confirmPassword: '',
  graphicCaptcha: '',
};

/** A field that its form does not have is empty. */
export const passwordValues = (values: Partial<PasswordValues>): PasswordValues => ({
  ...noValues,
  ...values,
});

export const passwordRules: FieldRules<PasswordValues> = {
  mobile: credentialRules.mobile,
  smsCode: credentialRules.smsCode,
  oldPassword: textRule(accountInput.password, checkOldPassword),
  newPassword: textRule(accountInput.newPassword, (value, { oldPassword }: PasswordValues) =>
    checkNewPassword(value, { oldPassword }),
  ),
  confirmPassword: textRule(accountInput.newPassword, (value, { newPassword }: PasswordValues) =>
    checkConfirmPassword(value, newPassword),
  ),
  graphicCaptcha: credentialRules.graphicCaptcha,
};

/** In the order of the form: the first that is wrong gets the focus. */
export const byCodeNames = ['mobile', 'smsCode', 'graphicCaptcha', 'newPassword', 'confirmPassword'] as const;

/** The same where the old password is the proof (AUTH-12, private variant). */
export const byOldPasswordNames = [
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'graphicCaptcha',
] as const;
